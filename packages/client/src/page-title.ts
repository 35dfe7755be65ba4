/** What the window is called: the page that is open, or as long as somebody is asked, that. */

let ofPage = '';
let ofTurn: string | null = null;

export const pageTitle = {
  setPage(title: string): void {
    ofPage = title;
    show();
  },
  /** Null if nobody waits for this person. */
  setTurn(title: string | null): void {
    ofTurn = title;
    show();
  },
};

function show(): void {
  document.title = ofTurn ?? ofPage;
}
