"""The client against a real server: everything it can ask, in both kinds."""

import json
import random
from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

import klotz
from klotz.client import AsyncClient, Client, ClientError, Refused, Unreachable
from klotz.client.playing import PlayerFailed
from klotz.games.seen import state_from_view
from tests.server.harness.nodes import Node


@pytest.fixture
def ada(node: Node) -> Iterator[Client]:
    with Client.as_guest(node.url, "Ada") as client:
        yield client


def test_who_one_is(node: Node, ada: Client) -> None:
    me = ada.me()
    assert me.person is not None
    assert me.person.name == "Ada"
    with Client(node.url) as stranger:
        assert stranger.me().person is None
    with Client(node.url, ada.new_token("bot", ["read"])) as bot:
        assert bot.me().scopes == ["read"]
        with pytest.raises(Refused) as refused:
            bot.create_table("blokus-duo", ["me", "open"])
    assert (refused.value.code, refused.value.status) == ("scope_missing", 403)


def test_every_game_of_the_server_is_described(ada: Client) -> None:
    assert {each.name for each in ada.games()} >= {"blokus", "blokus-duo", "bloxx", "bloqs"}


def test_a_game_against_the_computer_with_a_player_a_record_and_an_analysis(ada: Client) -> None:
    made = ada.create_table("blokus-duo", ["me", "computer:1"], options={"starts": "own"})
    outcome = ada.play(made.table.id, "level:1")
    record = ada.record(made.table.id)
    assert record.result == outcome
    assert klotz.records.check(record).result == outcome
    assert ada.table(made.table.id).table.status == "finished"
    assert ada.events(made.table.id)[0].kind == "created"
    assert ada.picture(made.table.id).startswith("<svg")
    assert len(ada.analysis(made.table.id, level=1).judged) > 10
    assert made.table.id in [table.id for table in ada.my_tables("finished")]


def test_two_people_follow_a_table_and_move(node: Node, ada: Client) -> None:
    made = ada.create_table("blokus-duo", ["me", "link"])
    with Client.as_guest(node.url, "Ben") as ben:
        with pytest.raises(Refused, match="invit"):
            ben.sit(made.table.id)
        ben.sit(made.table.id, invite=made.invite)
        assert [table.id for table in ada.my_turns()] == [made.table.id]
        assert next(ada.your_turns()) == made.table.id
        with ada.live(made.table.id) as hers, ben.live(made.table.id) as his:
            assert hers.seen.is_your_turn
            assert not his.seen.is_your_turn
            with pytest.raises(Refused) as refused:
                hers.move("a1")
            assert refused.value.rule == "BK-12"
            hers.move("e8,d9,e9,f9,e10")
            assert not hers.seen.is_your_turn
            seen = next(each for each in his if each.is_your_turn)
            assert seen.state().history[0].text == "e8,d9,e9,f9,e10"
            assert [move.text for move in seen.state().legal_moves] == list(seen.legal)
            # While she waits she plans an answer, which he does not see; and thinks better of it.
            state = seen.state()
            state.play(seen.legal[0])
            line = [seen.legal[0], state.legal_moves[0].text]
            plan = ada.plan(made.table.id, line, hers.seen.table.number)
            assert [move.text for move in plan.moves] == line
            assert ada.plans(made.table.id) == [plan]
            assert ben.plans(made.table.id) == []
            ada.drop_plan(made.table.id, plan.id)
            assert ada.plans(made.table.id) == []
            his.act("resign", answers=seen.table.number)
            *_, last = hers
            assert last.is_over
            assert last.table.outcome is not None
            assert last.table.outcome["ranks"] == [1, 2]


def test_hints_for_a_table_and_for_any_position(ada: Client) -> None:
    state = klotz.game("blokus-duo").start()
    state.play("e8,d9,e9,f9,e10")
    assert ada.board(state).legal == [move.text for move in state.legal_moves]
    assert state.parse(ada.hints(state, level=3)[0].move)
    made = ada.create_table("blokus-duo", ["me", "computer:1"])
    assert ada.hints(made.table.id)[0].words


def test_a_player_that_fails_resigns_and_says_why(ada: Client) -> None:
    def broken(state: klotz.State) -> str:
        raise ZeroDivisionError("oh")

    made = ada.create_table("blokus-duo", ["me", "computer:1"])
    with pytest.raises(PlayerFailed, match=r"broken failed: ZeroDivisionError: oh\. The game is resigned"):
        ada.play(made.table.id, broken)
    assert ada.table(made.table.id).table.seats[0].out


@pytest.mark.parametrize("game", ["bloxx", "bloqs-maestro"])
def test_a_function_plays_every_game(ada: Client, game: str) -> None:
    rng = random.Random(1)

    def anything(state: klotz.State, seat: int) -> klotz.Move:
        return rng.choice(list(state.legal_moves.of(seat)))

    made = ada.create_table(game, ["me", "computer:1"])
    outcome = ada.play(made.table.id, anything)
    assert ada.record(made.table.id).result == outcome


@pytest.mark.anyio
async def test_the_same_for_asyncio(node: Node) -> None:
    async with await AsyncClient.as_guest(node.url) as client:
        made = await client.create_table("blokus-duo", ["me", "computer:1"])
        async with client.live(made.table.id) as live:
            async for seen in live:
                if seen.is_your_turn:
                    await live.move(seen.legal[-1])
                    break
            assert live.seen.table.number > made.table.number


def test_who_is_not_there_and_who_is_not_klotz() -> None:
    with Client("http://127.0.0.1:9") as nobody, pytest.raises(Unreachable, match="does not answer"):
        nobody.me()
    assert issubclass(Unreachable, klotz.KlotzError)
    assert issubclass(Refused, ClientError)


class TestTokensOnWebSockets:
    def live(self, node: Node, ada: Client) -> str:
        made = ada.create_table("blokus-duo", ["me", "open"])
        return f"{node.socket_url}/api/tables/{made.table.id}/live"

    def refusal(self, address: str, **headers: str) -> dict[str, str]:
        with pytest.raises(InvalidStatus) as refused, connect(address, additional_headers=headers):
            pass
        error: dict[str, str] = json.loads(refused.value.response.body or b"")["error"]
        return error

    def test_in_the_header_it_is_you(self, node: Node, ada: Client) -> None:
        token = ada.new_token("bot")
        with connect(self.live(node, ada), additional_headers={"authorization": f"Bearer {token}"}) as socket:
            assert json.loads(socket.recv())["yours"] == [0]

    def test_a_wrong_one_is_refused_with_a_sentence(self, node: Node, ada: Client) -> None:
        error = self.refusal(self.live(node, ada), authorization="Bearer klotz_wrong")
        assert error["code"] == "token_invalid"
        assert error["reason"] == "This token isn't valid, or it has been deleted."

    @pytest.mark.parametrize("name", ["token", "access_token"])
    def test_in_the_address_it_is_refused_with_a_sentence(self, node: Node, ada: Client, name: str) -> None:
        error = self.refusal(f"{self.live(node, ada)}?{name}={ada.new_token('bot')}")
        assert error["reason"] == "A token goes in the Authorization header, not in the address."

    def test_the_client_says_so_too(self, node: Node, ada: Client) -> None:
        made = ada.create_table("blokus-duo", ["me", "open"])
        with (
            Client(node.url, "klotz_wrong") as wrong,
            pytest.raises(Refused, match="isn't valid"),
            wrong.live(made.table.id),
        ):
            pass


def test_the_description_says_who_may_ask_for_what(node: Node) -> None:
    described = httpx.get(f"{node.url}/api/openapi.json").json()
    assert set(described["components"]["securitySchemes"]) == {"token", "session", "guest"}
    paths = described["paths"]
    assert {"token": ["tables"]} in paths["/api/tables"]["post"]["security"]
    assert {} not in paths["/api/tables"]["post"]["security"]
    assert {} in paths["/api/tables/{table_id}"]["get"]["security"]
    assert "security" not in paths["/healthz"]["get"]


@pytest.mark.parametrize("name", ["blokus-3", "bloxx", "bloqs-turn2", "bloqs-maestro"])
def test_what_a_seat_sees_becomes_a_state_that_it_cannot_tell_from_the_real_one(name: str) -> None:
    rng = random.Random(3)
    state = klotz.game(name).start()
    for number in range(60):
        if not state.due:
            break
        state.push(state.draw(rng) if state.due == (klotz.CHANCE,) else state.legal_moves.random(rng))
        if number % 15 != 14:
            continue
        for seat in range(state.seats):
            twin = state_from_view(state.view(seat), random.Random(number))
            assert twin.view(seat) == state.view(seat)
            if not state.has_secrets:
                assert twin == state


def test_a_view_of_no_game_is_refused() -> None:
    view = klotz.game("blokus-duo").start().view(0)
    with pytest.raises(klotz.RecordError, match="move 1 cannot be played: 'a1'"):
        state_from_view({**view, "moves": [[0, "a1"]]})
