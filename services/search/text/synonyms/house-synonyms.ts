import type { TextLanguage } from '../language.ts'
import { wordsOf } from '../words.ts'
import { FURNITURE_SYNONYMS } from './furniture-synonyms.ts'
import { MATERIAL_SYNONYMS } from './material-synonyms.ts'
import { createSynonymIndex, type SynonymIndex } from './synonym-index.ts'
import type { SynonymRow } from './synonym-row.ts'
import { TABLE_SYNONYMS } from './table-synonyms.ts'

const LIGHTING_SYNONYMS: readonly SynonymRow[] = [
  [
    'lamp, light, luminaire',
    'lampada, luce, lume',
    'lámpara, luz',
    'Lampe, Leuchte, Licht',
    'lampe, luminaire, lumière',
  ],
  [
    'pendant, hanging lamp, pendant light, suspension lamp, ceiling lamp, ceiling light',
    'sospensione, lampada a sospensione, lampadario, lampada da soffitto',
    'lámpara colgante, colgante, lámpara de techo, suspensión',
    'Pendelleuchte, Hängelampe, Hängeleuchte, Pendellampe, Deckenlampe',
    'suspension, lampe suspendue, plafonnier',
  ],
  [
    'chandelier',
    'lampadario',
    'araña, lámpara de araña, candelabro',
    'Kronleuchter, Lüster, Kronleuchte',
    'lustre',
  ],
  [
    'floor lamp, standing lamp, standard lamp',
    'lampada da terra, piantana',
    'lámpara de pie',
    'Stehleuchte, Stehlampe',
    'lampadaire, lampe sur pied',
  ],
  [
    'table lamp, bedside lamp',
    'lampada da tavolo, abat-jour',
    'lámpara de mesa, lámpara de sobremesa',
    'Tischleuchte, Tischlampe, Nachttischlampe',
    'lampe de table, lampe à poser, lampe de chevet',
  ],
  [
    'desk lamp, task lamp, office lamp',
    'lampada da scrivania',
    'lámpara de escritorio, flexo',
    'Schreibtischlampe, Schreibtischleuchte',
    'lampe de bureau',
  ],
  [
    'reading lamp',
    'lampada da lettura',
    'lámpara de lectura',
    'Leselampe, Leseleuchte',
    'liseuse, lampe de lecture',
  ],
  [
    'wall light, sconce, wall lamp',
    'applique, lampada da parete',
    'aplique, lámpara de pared',
    'Wandleuchte, Wandlampe',
    'applique, applique murale',
  ],
  ['lantern', 'lanterna', 'farol, linterna', 'Laterne', 'lanterne'],
  [
    'portable lamp, cordless lamp, rechargeable lamp',
    'lampada portatile, lampada ricaricabile, lampada senza fili',
    'lámpara portátil, lámpara recargable',
    'tragbare Leuchte, Akkuleuchte, kabellose Lampe',
    'lampe portable, lampe nomade, lampe sans fil',
  ],
  ['lampshade, shade', 'paralume', 'pantalla', 'Lampenschirm, Schirm', 'abat-jour'],
]

const STYLE_SYNONYMS: readonly SynonymRow[] = [
  [
    'fluted, ribbed, reeded, channeled, channelled',
    'scanalato, rigato, cannettato, costolato',
    'acanalado, estriado',
    'kanneliert, gerippt, geriffelt',
    'cannelé, nervuré, côtelé',
  ],
  [
    'round, circular',
    'rotondo, tondo, circolare',
    'redondo, circular',
    'rund, kreisförmig',
    'rond, circulaire',
  ],
  [
    'upholstered, padded',
    'imbottito',
    'tapizado, acolchado',
    'gepolstert, Polster',
    'tapissé, rembourré, capitonné',
  ],
  [
    'woven, wicker, rattan',
    'intrecciato, vimini',
    'trenzado, mimbre',
    'geflochten, Geflecht, Flechtwerk',
    'tressé, osier',
  ],
  ['turned, lathe-turned', 'tornito', 'torneado', 'gedrechselt', 'tourné'],
  [
    'handmade, handcrafted, artisanal',
    'fatto a mano, artigianale',
    'hecho a mano, artesanal',
    'handgefertigt, Handarbeit',
    'fait main, artisanal',
  ],
  ['swivel, rotating', 'girevole', 'giratorio', 'drehbar, Dreh', 'pivotant, tournant'],
  [
    'bouclé, boucle, curly wool',
    'bouclé, lana bouclé',
    'bouclé, rizo',
    'Bouclé, Boucléstoff',
    'bouclé, bouclette, laine bouclée',
  ],
  ['pleated', 'plissettato, plissé', 'plisado', 'plissiert, Plissee', 'plissé'],
  [
    'customizable, customisable, made to order, bespoke, made to measure',
    'su misura, su ordinazione',
    'a medida, por encargo',
    'nach Maß, auf Bestellung, maßgefertigt',
    'sur mesure, sur commande',
  ],
]

const ROWS: readonly SynonymRow[] = [
  ...FURNITURE_SYNONYMS,
  ...LIGHTING_SYNONYMS,
  ...TABLE_SYNONYMS,
  ...MATERIAL_SYNONYMS,
  ...STYLE_SYNONYMS,
]

const COLUMNS = ['en', 'it', 'es', 'de', 'fr'] as const

const books = new Map<string | null, SynonymIndex>()

/** The built-in synonyms for the pages of one language; created once. */
export function houseSynonyms(language: TextLanguage): SynonymIndex {
  const known = books.get(language.code)
  if (known) return known
  const column = language.code === null ? -1 : COLUMNS.indexOf(language.code)
  const rows = column < 0 ? [] : ROWS
  const namesIn = (names: string | undefined) =>
    names?.split(',').map((name) => wordsOf(name).join(' ')) ?? []
  const own = new Set(rows.flatMap((row) => namesIn(row[column])))
  const rules = rows.map((row) => {
    const others = namesIn(row[column])
    // A word that means something in the language of the page means that: in Spanish `vaso` is a glass, not a vase.
    const foreign = row.flatMap(namesIn).filter((name) => !own.has(name))
    return { names: [...others, ...foreign], others, typos: 0 }
  })
  const book = createSynonymIndex(rules, language)
  books.set(language.code, book)
  return book
}
