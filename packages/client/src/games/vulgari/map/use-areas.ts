/** An area stands for its zone: clicking anywhere in it is clicking the zone, and so is pointing. */
import { type RefObject, useEffect } from 'react';

/** `list` is on the sheet, upon the drawing with the areas; a click goes to the zone's own button in it, which also tells when it is pointed at. */
export function useAreas(list: RefObject<HTMLElement | null>, point: (zone: number | null) => void): void {
  useEffect(() => {
    const sheet = list.current?.closest('.sheet');
    if (!(sheet instanceof HTMLElement)) return;
    const zoneAt = ({ target }: Event) =>
      target instanceof Element ? target.closest<SVGElement>('[data-area]')?.dataset.area : undefined;
    const onClick = (event: Event) => {
      const zone = zoneAt(event);
      if (zone !== undefined) sheet.querySelector<HTMLElement>(`[data-zone="${zone}"] > [role="button"]`)?.click();
    };
    const onOver = (event: Event) => {
      if (event.target instanceof Node && list.current?.contains(event.target)) return;
      const zone = zoneAt(event);
      point(zone === undefined ? null : Number(zone));
    };
    sheet.addEventListener('click', onClick);
    sheet.addEventListener('mouseover', onOver);
    return () => {
      sheet.removeEventListener('click', onClick);
      sheet.removeEventListener('mouseover', onOver);
    };
  }, [list, point]);
}
