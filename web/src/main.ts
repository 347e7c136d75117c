import { mount } from "svelte";
import App from "./App.svelte";
import "./theme.css";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no place for the app");
mount(App, { target });

// Installed, the page opens without a connection too. Not while developing: it would show yesterday's page.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register("/sw.js");
}
