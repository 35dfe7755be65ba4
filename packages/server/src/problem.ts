/** What was asked for and is not done: a code for programs, a sentence for engineers, and the status for HTTP. */
export class RequestError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = 'RequestError';
  }
}

export const notSignedIn = () => new RequestError(401, 'notSignedIn', 'say who you are first: POST /api/people');
/** The same for what is not there and for what is not to be seen: nobody learns which of the two it is. */
export const noTable = () => new RequestError(404, 'noTable', 'there is no such table, or you may not see it');
export const noPerson = () => new RequestError(404, 'noPerson', 'there is nobody of this id, or you have not met');
export const notAllowed = (sentence: string) => new RequestError(403, 'notAllowed', sentence);
export const conflict = (code: string, sentence: string) => new RequestError(409, code, sentence);
export const wrongInput = (sentence: string) => new RequestError(400, 'wrongInput', sentence);
export const tooMany = (sentence: string) => new RequestError(429, 'tooMany', sentence);
