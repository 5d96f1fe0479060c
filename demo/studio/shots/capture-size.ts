import type { Shot } from '../shot.ts'

/** Pieces shown first on the home page, in collections and categories, whose pictures have to be sharp. */
const SHOWN_FIRST: ReadonlySet<string> = new Set([
  'alzata-alba',
  'anfora-colle',
  'applique-luna',
  'armadio-stube',
  'bar-colonna',
  'calici-brina',
  'candelieri-perla',
  'cassettone-lamella',
  'ciotola-argine',
  'ciotole-alba',
  'comodino-canneto',
  'comodino-colonna',
  'consolle-arcata',
  'consolle-calamo',
  'credenza-canneto',
  'divanetto-nuvola',
  'divano-pianura',
  'divano-valle',
  'grappolo-laguna',
  'lampada-altana',
  'lampada-luna',
  'lampadario-airone',
  'lampadario-girotondo-globi',
  'letto-baita',
  'letto-coltre',
  'lettino-valle',
  'libreria-scala',
  'madia-canneto',
  'madia-colonna',
  'orologio-bora',
  'panca-malga',
  'panca-rifugio',
  'piantana-bozzolo',
  'piantana-luna',
  'piatti-alba',
  'piatto-ovale-alba',
  'poltrona-conca',
  'poltrona-nuvola',
  'poltrona-valle',
  'posate-arno',
  'pouf-nuvola',
  'pouf-valle',
  'scrittoio-calamo',
  'scultura-anello',
  'sedia-ansa',
  'sgabello-masello',
  'sgabello-merla',
  'sospensione-barena',
  'sospensione-laguna',
  'specchio-arco',
  'specchio-finestra',
  'specchio-tondo',
  'tappeto-tagliamento',
  'tavolino-arcata',
  'tavolino-isola',
  'tavolino-ninfea',
  'tavolo-golena',
  'tavolo-ninfea',
  'tavolo-trifoglio',
  'vasi-creta',
])

/**
 * The shot with its capture size: main pictures and angles of prominent pieces are twice as wide, and details even
 * wider.
 */
export function withCaptureSize(shot: Shot): Shot {
  const { piece } = shot.subject
  if (!SHOWN_FIRST.has(piece)) return shot
  if (shot.name.endsWith('-detail')) return { ...shot, width: 2000, height: 2500 }
  if (shot.name === `${piece}-main` || shot.name.endsWith('-angle'))
    return { ...shot, width: 1600, height: 2000 }
  return shot
}
