/** A town as old maps drew it: towers behind a wall, more of them the more it is worth. */

interface Tower {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly roof: 'pointed' | 'merlons' | 'dome';
}

const TOWERS: readonly (readonly Tower[])[] = [
  [{ x: -4, width: 8, height: 22, roof: 'pointed' }],
  [
    { x: -10, width: 7, height: 19, roof: 'merlons' },
    { x: 0, width: 8, height: 23, roof: 'pointed' },
  ],
  [
    { x: -13, width: 7, height: 17, roof: 'merlons' },
    { x: -4, width: 8, height: 24, roof: 'pointed' },
    { x: 6, width: 7, height: 19, roof: 'merlons' },
  ],
  [
    { x: -15, width: 7, height: 17, roof: 'merlons' },
    { x: -6, width: 12, height: 19, roof: 'dome' },
    { x: 8, width: 7, height: 20, roof: 'pointed' },
  ],
];

interface TownProps {
  readonly value: number;
  readonly isPirate: boolean;
}

export function Town({ value, isPirate }: TownProps) {
  const towers = TOWERS[Math.min(value, TOWERS.length) - 1] ?? TOWERS[0];
  return (
    <svg className="vi-town" viewBox="-18 -34 36 34" aria-hidden="true" data-pirate={isPirate}>
      {towers.map((tower) => (
        <g key={tower.x}>
          <path className="vi-town-wall" d={`M${tower.x} 0V${-tower.height}h${tower.width}V0`} />
          <path className="vi-town-roof" d={roofOf(tower)} />
        </g>
      ))}
    </svg>
  );
}

function roofOf({ x, width, height, roof }: Tower): string {
  const top = -height;
  switch (roof) {
    case 'pointed':
      return `M${x - 1} ${top}L${x + width / 2} ${top - 8}L${x + width + 1} ${top}Z`;
    case 'dome':
      return `M${x} ${top}Q${x} ${top - 8} ${x + width / 2} ${top - 9}Q${x + width} ${top - 8} ${x + width} ${top}ZM${x + width / 2} ${top - 9}v-4`;
    case 'merlons':
      return `M${x - 1} ${top}v-4h2.6v2h1.6v-2h2.6v2h1.6v-2h1.6v4Z`;
  }
}
