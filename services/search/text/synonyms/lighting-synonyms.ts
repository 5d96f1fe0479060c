import type { SynonymRow } from './synonym-row.ts'

/** Types of lamps. */
export const LIGHTING_SYNONYMS: readonly SynonymRow[] = [
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
