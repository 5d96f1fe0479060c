import type { Tearsheet } from '#contracts/tearsheet.ts'

/** A tearsheet of a credenza in three finishes, for a visitor in Italy who reads English. */
export function sampleTearsheet(given: Partial<Tearsheet> = {}): Tearsheet {
  return {
    language: 'en',
    country: 'IT',
    paper: 'A4',
    on: '2026-11-22',
    studio: null,
    logo: null,
    title: 'Canneto reeded credenza',
    artisan: 'Ebanisteria Cantù',
    page: 'https://shop.example/en-it/products/canneto-reeded-credenza',
    pictures: ['/pictures/credenza-canneto/1.webp'],
    cadFile: '/files/credenza-canneto-cad.zip',
    price: { kind: 'public', amountMinor: 898_000, currency: 'EUR', isTaxIncluded: true },
    options: [{ name: 'Finish', value: 'Canaletto walnut' }],
    article: 'EBCCAN-001',
    notice: { kind: 'weeks', weeks: 10 },
    isCustomizable: true,
    details: {
      dimensions: {
        widthCm: 180.8,
        depthCm: 48.6,
        heightCm: 75.8,
        seatHeightCm: null,
        armHeightCm: null,
        weightKg: 96,
      },
      materials: ['Canaletto walnut', 'Verde Alpi marble', 'Cast brass'],
      colors: ['Brown'],
      designer: 'Studio Ambrogio',
      com: false,
      watt: null,
      voltage: null,
      lumen: null,
      bulb: null,
      energyClass: null,
      dimmable: null,
      needsAssembly: false,
      suitableForContract: false,
    },
    finishes: [
      finish('Canaletto walnut', 'EBCCAN-001', '#6b4630'),
      finish('Natural oak', 'EBCCAN-002', '#c4a371'),
      { ...finish('Ebonised oak', 'EBCCAN-003', '#221e1a'), notice: { kind: 'ready-to-ship' } },
    ],
    moreFinishes: 0,
    ...given,
  }
}

function finish(name: string, article: string, swatchColor: string): Tearsheet['finishes'][number] {
  return { name, article, swatchColor, picture: null, notice: { kind: 'weeks', weeks: 10 } }
}
