/**
 * The manuscripts. Stated by the rulebook: 55 cards on four levels, in five dialects, those of level 4 in two. How many there
 * are of each level and dialect is reconstructed (three of each on levels 1 to 3, every pair of dialects once on level 4, which
 * makes 45 and 10), and so are the titles: works that were read at the time.
 */
import type { DialectId, Manuscript } from './types.js';

export const MANUSCRIPT_CARDS: readonly Manuscript[] = [
  card(1, ['oil'], 'Chanson de Roland'),
  card(1, ['oil'], 'Roman de Troie'),
  card(1, ['oil'], 'Rainaldo e Lesengrino'),
  card(1, ['latin'], 'Summa dictaminis'),
  card(1, ['latin'], 'Chronica'),
  card(1, ['latin'], 'Legenda aurea'),
  card(1, ['florentine'], 'Conto navale pisano'),
  card(1, ['florentine'], 'Libro di banchieri fiorentini'),
  card(1, ['florentine'], 'Ritmo laurenziano'),
  card(1, ['sicilian'], 'Già mai non mi conforto'),
  card(1, ['sicilian'], 'Per lo marito c’ho rio'),
  card(1, ['sicilian'], 'Amando con fin core'),
  card(1, ['oc'], 'Boecis'),
  card(1, ['oc'], 'Canso de Sancta Fides'),
  card(1, ['oc'], 'Kalenda maia'),
  card(2, ['oil'], 'Roman d’Alexandre'),
  card(2, ['oil'], 'Tristan en prose'),
  card(2, ['oil'], 'Entrée d’Espagne'),
  card(2, ['latin'], 'Liber abbaci'),
  card(2, ['latin'], 'Vita beati Francisci'),
  card(2, ['latin'], 'Decretum Gratiani'),
  card(2, ['florentine'], 'Il Tesoretto'),
  card(2, ['florentine'], 'Il Novellino'),
  card(2, ['florentine'], 'Donna me prega'),
  card(2, ['sicilian'], 'Poi ch’a voi piace, amore'),
  card(2, ['sicilian'], 'Amor è uno disio'),
  card(2, ['sicilian'], 'Ancor che l’aigua per lo foco lassi'),
  card(2, ['oc'], 'Can vei la lauzeta mover'),
  card(2, ['oc'], 'Lo ferm voler'),
  card(2, ['oc'], 'Domna, tant vos ai prejada'),
  card(3, ['oil'], 'Meliadus'),
  card(3, ['oil'], 'Roman de la Rose'),
  card(3, ['oil'], 'Devisement dou monde'),
  card(3, ['latin'], 'Rhetorica novissima'),
  card(3, ['latin'], 'Itinerarium mentis in Deum'),
  card(3, ['latin'], 'Historia destructionis Troiae'),
  card(3, ['florentine'], 'Il Fiore'),
  card(3, ['florentine'], 'Convivio'),
  card(3, ['florentine'], 'Comedìa'),
  card(3, ['sicilian'], 'Io m’aggio posto in core'),
  card(3, ['sicilian'], 'Pir meu cori alligrari'),
  card(3, ['sicilian'], 'Meravigliosamente'),
  card(3, ['oc'], 'Ensenhamens d’onor'),
  card(3, ['oc'], 'Flamenca'),
  card(3, ['oc'], 'Breviari d’amor'),
  card(4, ['oil', 'latin'], 'Li fet des Romains'),
  card(4, ['oil', 'florentine'], 'Li livres dou Tresor'),
  card(4, ['oil', 'sicilian'], 'Ystoire de li Normant'),
  card(4, ['oil', 'oc'], 'Girart de Roussillon'),
  card(4, ['latin', 'florentine'], 'De vulgari eloquentia'),
  card(4, ['latin', 'sicilian'], 'De arte venandi cum avibus'),
  card(4, ['latin', 'oc'], 'Donatz proensals'),
  card(4, ['florentine', 'sicilian'], 'Canzoniere Palatino'),
  card(4, ['florentine', 'oc'], 'Doctrina d’acort'),
  card(4, ['sicilian', 'oc'], 'Madonna, dir vo voglio'),
];

function card(level: number, dialects: readonly DialectId[], title: string): Manuscript {
  return { title, level, dialects };
}
