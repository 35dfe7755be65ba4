/** An address as a pattern for a phone's camera: friends in the same room join with it. */
import { create } from 'qrcode';
import { useMemo } from 'react';

/** What the standard asks for around the pattern, in its own dots. */
const QUIET_ZONE = 4;

interface QrCodeProps {
  readonly address: string;
  /** What it is, for whoever cannot see it. */
  readonly label: string;
}

export function QrCode({ address, label }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const { modules } = create(address, { errorCorrectionLevel: 'M' });
    const dots = Array.from(modules.data, (isDark, at) =>
      isDark ? `M${at % modules.size} ${Math.floor(at / modules.size)}h1v1h-1z` : '',
    );
    return { size: modules.size, path: dots.join('') };
  }, [address]);
  const whole = size + 2 * QUIET_ZONE;
  return (
    <svg
      className="room-code"
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${whole} ${whole}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      {/* Cameras want it dark on light, whatever the theme of the page is. */}
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={whole} height={whole} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
