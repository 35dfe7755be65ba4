/** A name that leads to somebody's results, where whoever looks may see them. */
import { href } from '../router';

interface PersonLinkProps {
  readonly name: string;
  /** Null for bots, for people who are gone, and for whoever only looks on. */
  readonly person: string | null;
}

export function PersonLink({ name, person }: PersonLinkProps) {
  if (person === null) return name;
  return (
    <a className="person-link" href={href({ page: 'person', id: person })}>
      {name}
    </a>
  );
}
