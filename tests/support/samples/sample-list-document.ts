import type { ListDocument, ListDocumentPiece } from '#contracts/list-document.ts'

const UNKNOWN = { seatHeightCm: null, armHeightCm: null, weightKg: null }

/** A list of six pieces in two sections, for a client in Italy who reads English. */
export function sampleListDocument(given: Partial<ListDocument> = {}): ListDocument {
  return {
    language: 'en',
    country: 'IT',
    paper: 'A4',
    on: '2026-11-22',
    title: 'Casa Brera, second floor',
    description: 'The rooms towards the garden, furnished for reading, music and long dinners.',
    studio: null,
    logo: null,
    client: '',
    cover: '/pictures/divano-pianura-room.webp',
    prices: { kind: 'public', currency: 'EUR', isTaxIncluded: true, until: null },
    sections: [
      {
        title: 'Living room',
        pieces: [
          sampleListPiece(),
          sampleListPiece({
            title: 'Nuvola bouclé armchair',
            article: 'OFBNUV-001',
            finish: 'Terracotta bouclé',
            dimensions: { ...UNKNOWN, widthCm: 89.6, depthCm: 85.5, heightCm: 72.3 },
            notice: { kind: 'weeks', weeks: 6 },
            quantity: 2,
            note: 'One on each side of the fireplace.',
            picture: '/pictures/poltrona-nuvola-main.webp',
            unitMinor: 492_800,
          }),
          sampleListPiece({
            title: 'Sauris tufted rug',
            artisan: 'Tessitura Carnia',
            article: 'TSCSAU-001',
            finish: 'Rust and sand',
            dimensions: { ...UNKNOWN, widthCm: 200, depthCm: 280, heightCm: null },
            note: 'A sample of the rust comes first.',
            picture: '/pictures/tappeto-sauris-main.webp',
            unitMinor: 401_500,
          }),
        ],
      },
      {
        title: null,
        pieces: [
          sampleListPiece({
            title: 'Luna arched floor lamp',
            artisan: 'Ottoni Lumezzane',
            article: 'OTLLUN-001',
            finish: 'Brushed brass',
            dimensions: { ...UNKNOWN, widthCm: null, depthCm: null, heightCm: 152.9 },
            notice: { kind: 'upon-request' },
            note: '',
            picture: null,
            unitMinor: 0,
          }),
        ],
      },
    ],
    ...given,
  }
}

/** A sofa with a note for the client. */
export function sampleListPiece(given: Partial<ListDocumentPiece> = {}): ListDocumentPiece {
  return {
    title: 'Pianura three-seat sofa',
    artisan: 'Officina Brianza',
    article: 'OFBPIA-001',
    finish: 'Olive linen',
    dimensions: { ...UNKNOWN, widthCm: 250, depthCm: 96, heightCm: 88.3 },
    notice: { kind: 'weeks', weeks: 10 },
    quantity: 1,
    note: 'Back to the windows, so that the frescoes stay in view from all three seats.',
    picture: '/pictures/divano-pianura-main.webp',
    unitMinor: 924_000,
    ...given,
  }
}
