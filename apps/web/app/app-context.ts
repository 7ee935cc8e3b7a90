import { createContext } from 'react-router';

/** What the server gives each request that renders a page. */
export interface AppContext {
  /** Marks the inline scripts and styles that the content security policy lets run; absent in development. */
  nonce: string | undefined;
  /** Asks the API in process, without a network in between. */
  fetchApi: (request: Request) => Promise<Response>;
  /** The text of a style sheet of the build, by its address; absent for one that has to be asked for. */
  styleSheet: (address: string) => string | undefined;
  /** Tells the server's log about a page that failed. */
  logError: (error: unknown) => void;
}

/** The server finds this key on the build's entry module: an import of its own would be another object. */
export const appContext = createContext<AppContext>();
