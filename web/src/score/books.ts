/** Books of results: one's own, and those that one was given the pen of, which this device remembers. */
import { call, get, post } from "../lib/api/http";
import { me } from "../lib/api/me.svelte";
import type { Book, OpenBook, Result } from "../lib/api/protocol";

/** A book to write into. */
export interface Writable {
  id: string;
  name: string;
  pen: string | null;
}

const KEY = "klotz-books";
const MOST = 20;

export function knownBooks(): Writable[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Writable[]) : [];
  } catch {
    return [];
  }
}

export function remember(book: Writable): void {
  const others = knownBooks().filter(({ id }) => id !== book.id);
  try {
    localStorage.setItem(KEY, JSON.stringify([book, ...others].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing asks for the link again.
  }
}

/** The pen of somebody else's book that this device was given; null if there is none. */
export const penOf = (id: string): string | null => knownBooks().find((book) => book.id === id)?.pen ?? null;

export async function writableBooks(): Promise<Writable[]> {
  await me.known();
  const mine = me.person === null ? [] : (await get<{ books: Book[] }>("/books")).books;
  const known = knownBooks().filter(({ id }) => !mine.some((book) => book.id === id));
  return [...mine.map(({ id, name, pen }) => ({ id, name, pen })), ...known];
}

export async function beginBook(name: string): Promise<Book> {
  await me.ensure();
  return post<Book>("/books", { name });
}

const at = (id: string) => `/books/${encodeURIComponent(id)}`;
const withPen = (pen: string | null) => (pen === null ? "" : `?pen=${encodeURIComponent(pen)}`);

export const openBook = (id: string, pen: string | null): Promise<OpenBook> => get<OpenBook>(at(id) + withPen(pen));

export async function writeResult(book: Writable, result: Omit<Result, "id">): Promise<void> {
  await me.ensure();
  await post(`${at(book.id)}/results`, { ...result, pen: book.pen });
}

export const strike = (id: string, pen: string | null, result: string): Promise<void> =>
  call("DELETE", `${at(id)}/results/${encodeURIComponent(result)}${withPen(pen)}`);

export const renameBook = (id: string, name: string): Promise<void> => call("PATCH", at(id), { name });
export const newPen = (id: string): Promise<void> => call("POST", `${at(id)}/pen`, {});
export const deleteBook = (id: string): Promise<void> => call("DELETE", at(id));
