/** Things made once and shared: choices are compared and offered a million times. */

/** A thing for each number from 0, made when it is first needed and never changed. */
export function numbered<T>(make: (number: number) => T): (number: number) => T {
  const made: T[] = [];
  return (number) => {
    while (made.length <= number) made.push(Object.freeze(make(made.length)));
    return made[number];
  };
}
