/**
 * The map: zones, seas and what is printed in them. Stated by the rulebook: the five starting cities, the five Franciscan
 * cities, neither with a value; the eight ports on their seas; the two cathedrals; that there are three abbeys and two
 * convents; that these and the starting cities are neutral; that Genoa and Venice are blue; that Venice and Milan are
 * neighbours; both values of Rome and the ducats of Milan; that the Messenger goes to Bologna. Everything else is
 * reconstructed; docs/data.md tells how. Positions are about those of the real places and only serve to draw the map.
 */
import type { DialectId, Role, Sea, SeaId, Zone, ZoneId } from './types.js';

type Printed = Partial<Pick<Zone, 'cathedral' | 'port' | 'ducats' | 'knowledge'>>;

export const MAP_ZONES: readonly Zone[] = [
  zone('turin', null, 'start', {}, [7.687, 45.07], ['genoa', 'milan', 'monferrato']),
  zone('monferrato', 'oc', 'plain', {}, [8.25, 44.85], ['bobbio', 'genoa', 'milan', 'turin']),
  zone(
    'milan',
    'oil',
    'city',
    { cathedral: true, ducats: 25 },
    [9.19, 45.464],
    ['bobbio', 'bologna', 'monferrato', 'padua', 'turin', 'venice', 'vicenza'],
  ),
  zone(
    'genoa',
    'oil',
    'city',
    { port: 'tyrrhenian', ducats: 20 },
    [8.934, 44.405],
    ['bobbio', 'monferrato', 'pisa', 'turin'],
  ),
  zone('bobbio', null, 'abbey', {}, [9.386, 44.771], ['bologna', 'genoa', 'milan', 'monferrato', 'pisa']),
  zone('vicenza', null, 'start', {}, [11.547, 45.549], ['milan', 'venice']),
  zone('venice', 'oil', 'city', { port: 'adriatic', ducats: 20 }, [12.335, 45.438], ['milan', 'padua', 'vicenza']),
  zone('padua', 'oil', 'city', { knowledge: 6 }, [11.877, 45.407], ['bologna', 'milan', 'venice']),
  zone(
    'bologna',
    null,
    'messenger',
    {},
    [11.343, 44.494],
    ['bobbio', 'florence', 'la-verna', 'milan', 'padua', 'urbino'],
  ),
  zone('pisa', 'florentine', 'city', { ducats: 15 }, [10.402, 43.716], ['bobbio', 'florence', 'genoa', 'siena']),
  zone(
    'florence',
    'florentine',
    'city',
    { ducats: 15, knowledge: 4 },
    [11.256, 43.77],
    ['bologna', 'cortona', 'la-verna', 'pisa', 'siena'],
  ),
  zone('la-verna', null, 'convent', {}, [11.931, 43.707], ['bologna', 'cortona', 'florence', 'urbino']),
  zone(
    'siena',
    'florentine',
    'city',
    { ducats: 10, knowledge: 3 },
    [11.332, 43.319],
    ['cortona', 'florence', 'pisa', 'rome'],
  ),
  zone('cortona', 'florentine', 'franciscan', {}, [11.985, 43.275], ['assisi', 'florence', 'la-verna', 'siena']),
  zone('urbino', 'latin', 'franciscan', {}, [12.637, 43.726], ['ancona', 'assisi', 'bologna', 'la-verna']),
  zone('ancona', null, 'start', { port: 'adriatic' }, [13.519, 43.617], ['assisi', 'celano', 'norcia', 'urbino']),
  zone('assisi', 'latin', 'franciscan', {}, [12.615, 43.07], ['ancona', 'cortona', 'norcia', 'rome', 'urbino']),
  zone('norcia', 'latin', 'franciscan', {}, [13.093, 42.793], ['ancona', 'assisi', 'celano', 'rome']),
  zone(
    'rome',
    'latin',
    'city',
    { port: 'tyrrhenian', ducats: 8, knowledge: 15 },
    [12.496, 41.903],
    ['assisi', 'celano', 'montecassino', 'norcia', 'siena'],
  ),
  zone(
    'celano',
    'oc',
    'franciscan',
    {},
    [13.543, 42.085],
    ['ancona', 'monte-sant-angelo', 'montecassino', 'norcia', 'rome'],
  ),
  zone('montecassino', null, 'abbey', {}, [13.814, 41.49], ['celano', 'monte-sant-angelo', 'naples', 'rome']),
  zone(
    'naples',
    'oc',
    'city',
    { port: 'tyrrhenian', ducats: 10, knowledge: 5 },
    [14.268, 40.852],
    ['lucania', 'monte-sant-angelo', 'montecassino', 'san-giovanni-in-fiore'],
  ),
  zone(
    'monte-sant-angelo',
    null,
    'convent',
    {},
    [15.959, 41.708],
    ['brindisi', 'celano', 'lucania', 'montecassino', 'naples'],
  ),
  zone(
    'lucania',
    'sicilian',
    'plain',
    {},
    [15.95, 40.5],
    ['brindisi', 'monte-sant-angelo', 'naples', 'san-giovanni-in-fiore', 'taranto'],
  ),
  zone(
    'brindisi',
    'sicilian',
    'city',
    { cathedral: true, port: 'adriatic', ducats: 15 },
    [17.942, 40.633],
    ['lucania', 'monte-sant-angelo', 'taranto'],
  ),
  zone('taranto', null, 'start', {}, [17.24, 40.464], ['brindisi', 'lucania', 'san-giovanni-in-fiore']),
  zone('san-giovanni-in-fiore', null, 'abbey', {}, [16.699, 39.256], ['lucania', 'naples', 'taranto', 'val-demone']),
  zone('val-demone', 'sicilian', 'plain', {}, [15.2, 38.05], ['catania', 'palermo', 'san-giovanni-in-fiore']),
  zone('catania', null, 'start', {}, [15.087, 37.507], ['palermo', 'val-demone']),
  zone(
    'palermo',
    'sicilian',
    'city',
    { port: 'tyrrhenian', ducats: 15, knowledge: 5 },
    [13.362, 38.116],
    ['catania', 'val-demone'],
  ),
  zone('cagliari', 'oc', 'city', { port: 'tyrrhenian', ducats: 20 }, [9.11, 39.223], []),
];

/** The ports are stated by the rulebook, in this order. Where the names of the seas stand is our choice. */
export const TWO_SEAS: readonly Sea[] = [
  { sea: 'tyrrhenian', ports: ['cagliari', 'palermo', 'naples', 'rome', 'genoa'], lon: 11.3, lat: 40.2 },
  { sea: 'adriatic', ports: ['brindisi', 'ancona', 'venice'], lon: 15.4, lat: 42.9 },
];

function zone(
  id: ZoneId,
  dialect: DialectId | null,
  role: Role,
  printed: Printed,
  [lon, lat]: readonly [number, number],
  adjacent: readonly ZoneId[],
): Zone {
  const nothing = { cathedral: false, port: null as SeaId | null, ducats: 0, knowledge: 0 };
  return { zone: id, dialect, role, ...nothing, ...printed, adjacent, lon, lat };
}
