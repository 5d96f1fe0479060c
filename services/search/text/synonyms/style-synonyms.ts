import type { SynonymRow } from './synonym-row.ts'

/** Shapes and styles. */
export const STYLE_SYNONYMS: readonly SynonymRow[] = [
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
