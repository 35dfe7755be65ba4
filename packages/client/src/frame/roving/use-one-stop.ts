/**
 * Of everything in a part of the table, one thing is in the order of Tab; arrow keys go from there to the others. Without it a
 * table would have hundreds of stops. Parts are marked with `data-group`, and the innermost counts.
 */
import { useEffect } from 'react';
import { nextBy } from './next-by';

const FOCUSABLE = 'a[href], button, summary, [tabindex]';
/** They need the arrow keys for themselves, so they stay stops of their own. */
const FIELDS = 'input, select, textarea';
const MARKED = '[data-group]';
/** What changes which things can be gone to, or which of them is the one. */
const CHANGES = ['tabindex', 'data-status', 'data-group', 'disabled', 'hidden', 'inert', 'open'];

/**
 * Watches over a part of the page, with all groups in it. What stands in `loose` is grouped even if nobody has marked it: by the
 * sections there are.
 */
export function useOneStop(root: HTMLElement | null, loose: string | null = null): void {
  useEffect(() => {
    if (root === null) return;
    const stops = new Stops(root, loose);
    let frame = 0;
    const soon = () => {
      if (frame !== 0) return;
      frame = requestAnimationFrame(() => {
        frame = 0;
        stops.arrange();
        observer.takeRecords(); // of our own doing
      });
    };
    const observer = new MutationObserver(soon);
    observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: CHANGES });
    const onFocus = ({ target }: FocusEvent) => {
      if (stops.reach(target)) soon();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const next = stops.next(event.target, event.key);
      if (next === null) return;
      event.preventDefault();
      next.focus();
    };
    stops.arrange();
    root.addEventListener('focusin', onFocus);
    root.addEventListener('focusout', soon);
    // On the document, after everything on the way: a map or a menu may have used the key.
    document.addEventListener('keydown', onKey);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      root.removeEventListener('focusin', onFocus);
      root.removeEventListener('focusout', soon);
      document.removeEventListener('keydown', onKey);
      stops.release();
    };
  }, [root, loose]);
}

class Stops {
  /** What was taken out of the order of Tab, what it was then, and the attribute it had. */
  private readonly taken = new Map<HTMLElement, { readonly role: string | null; readonly tabindex: string | null }>();
  /** Where the focus was last in each group. */
  private readonly last = new WeakMap<Element, HTMLElement>();

  constructor(
    private readonly root: HTMLElement,
    private readonly loose: string | null,
  ) {}

  /** Remembers where the focus is; says whether that is in a group. */
  reach(target: EventTarget | null): boolean {
    if (!(target instanceof HTMLElement)) return false;
    const group = this.groupOf(target);
    if (group === null) return false;
    this.last.set(group, target);
    return true;
  }

  /** Leaves one thing of each group in the order of Tab. */
  arrange(): void {
    const groups = new Map<Element, HTMLElement[]>();
    for (const one of this.root.querySelectorAll<HTMLElement>(FOCUSABLE)) {
      const group = this.isOne(one) ? this.groupOf(one) : null;
      if (group === null) continue;
      const members = groups.get(group);
      if (members === undefined) groups.set(group, [one]);
      else members.push(one);
    }
    // What is gone or out of sight is as it was: it may come back without us.
    for (const one of this.taken.keys()) if (!one.isConnected) this.taken.delete(one);
    for (const [group, members] of groups) {
      const stop = this.stopOf(group, members);
      for (const one of members) if (one !== stop) this.take(one);
      this.give(stop);
    }
  }

  /** Where a key leads from something in a group; null if nowhere. */
  next(target: EventTarget | null, key: string): HTMLElement | null {
    if (!(target instanceof HTMLElement) || target.matches(FIELDS)) return null;
    const group = this.root.contains(target) ? this.groupOf(target) : null;
    if (group === null) return null;
    const members = [...group.querySelectorAll<HTMLElement>(FOCUSABLE)];
    return nextBy(
      key,
      target,
      members.filter((one) => this.isOne(one) && this.groupOf(one) === group),
    );
  }

  release(): void {
    for (const one of [...this.taken.keys()]) this.give(one);
  }

  /** The focus if it is here; else something lit, rather where the focus was last; else where it was last, or the first. */
  private stopOf(group: Element, members: readonly HTMLElement[]): HTMLElement {
    const { activeElement } = document;
    const focused = members.find((one) => one === activeElement);
    if (focused !== undefined) return focused;
    const last = this.last.get(group);
    const lit = members.filter((one) => one.dataset.status === 'may');
    const wanted = lit.length > 0 ? lit : members;
    return wanted.find((one) => one === last) ?? wanted[0];
  }

  private groupOf(one: Element): Element | null {
    const marked = one.closest(MARKED);
    if (marked !== null || this.loose === null) return marked;
    const part = one.closest(this.loose);
    if (part === null) return null;
    const section = one.closest('section, [data-part]');
    return section !== null && part.contains(section) ? section : part;
  }

  /** Whether Tab would stop here if we did nothing. */
  private isOne(one: HTMLElement): boolean {
    if (one.matches(FIELDS) || one.matches(':disabled') || one.closest('[inert], [role="menu"]') !== null) return false;
    const own = this.isTaken(one) ? this.taken.get(one)?.tabindex : one.getAttribute('tabindex');
    return own !== '-1' && one.checkVisibility({ visibilityProperty: true });
  }

  /** Whether it is still as we left it. Whoever has made something else of it since knows better what it should be. */
  private isTaken(one: HTMLElement): boolean {
    const before = this.taken.get(one);
    return before !== undefined && before.role === one.role && one.getAttribute('tabindex') === '-1';
  }

  private take(one: HTMLElement): void {
    if (this.isTaken(one)) return;
    this.taken.set(one, { role: one.role, tabindex: one.getAttribute('tabindex') });
    one.setAttribute('tabindex', '-1');
  }

  private give(one: HTMLElement): void {
    if (this.isTaken(one)) {
      const own = this.taken.get(one)?.tabindex ?? null;
      if (own === null) one.removeAttribute('tabindex');
      else one.setAttribute('tabindex', own);
    }
    this.taken.delete(one);
  }
}
