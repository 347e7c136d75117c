/** The server's words for things, shortened. All types are generated from its own description of itself: `make types`. */
import type * as schema from "./schema";

export type Seat = schema.SeatOut;
export type Table = schema.TableOut;
export type Clock = NonNullable<Table["clock"]>;
export type Snapshot = schema.TableWithInviteOut;
export type Position = schema.SeenOut;
export type TableEvent = schema.EventOut;
/** As it comes over the socket; what is refused over HTTP is heard as if it did. */
export type ServerMessage =
  Exclude<schema.ServerMessage, schema.RefusedMessage> | (Omit<schema.RefusedMessage, "error"> & { error: Refusal });
export type ClientMessage = schema.ClientMessage;
export type Tables = schema.LobbyOut;

/** A game as one may see it. What its family adds to the rest is known where the view of that family is asked for. */
export type View = schema.GameView;
export type Outcome = schema.OutcomeView;

export type Readiness = schema.ReadyOut;
export type GameProgress = schema.GameProgressOut;

/** A game that can be played: all that is the same at every table. */
export type Game = schema.GameOut;
export type Games = schema.GamesOut;
export type GameOption = schema.OptionOut;

export type BoardPosition = schema.BoardOut;
export type Hint = schema.HintOut;
export type Hints = schema.HintsOut;
export type Analysis = schema.AnalysisOut;
export type Judged = schema.JudgedOut;
export type Chance = schema.ChanceOut;
export type Puzzle = schema.PuzzleOut;
export type Verdict = schema.VerdictOut;
export type Try = schema.Answer;
export type Wish = schema.TableWish;
export type First = Table["first"];
export type Person = schema.PersonShown;
export type Leaders = schema.Leaderboard;
export type Profile = schema.PersonPage;
export type Mail = schema.MailOut;
export type Plan = schema.PlanOut;
export type Plans = schema.PlansOut;
export type Tournament = schema.TournamentOut;
export type Tournaments = schema.TournamentsOut;
export type Friends = schema.FriendsOut;
export type Sought = schema.SeekOut;
export type Token = schema.TokenShown;

export type BoxContent = schema.BoxContentOut;
export type OurBox = schema.OurBoxOut;
export type KeptBox = schema.KeptBoxOut;
export type BoxProblem = schema.ProblemOut;
export type Book = schema.BookOut;
export type OpenBook = schema.OpenBookOut;
export type Result = schema.ResultOut;
export type Scored = schema.ScoredOut;

/** Why something is not done: by the server, or because there is none that answers. */
export interface Refusal extends Omit<schema.RefusalOut, "code"> {
  code: schema.Code | "unreachable" | `http_${number}`;
}
