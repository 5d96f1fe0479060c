import type { Quote, QuoteLine } from '#contracts/quote.ts'

/** A quote for two pieces, for a client in Italy who reads English. */
export function sampleQuote(given: Partial<Quote> = {}): Quote {
  const offer = given.offer ?? {
    lines: [
      sampleQuoteLine(),
      sampleQuoteLine({
        id: '0b9d8a3e-6d9f-4f44-9a53-0d2f4f4f1a02',
        title: 'Merla upholstered dining chair',
        finish: 'Bottle green velvet',
        picture: null,
        quantity: 6,
        publicMinor: 1_240_00,
        unitMinor: 930_00,
        leadTimeDays: null,
      }),
    ],
    shipping: { title: 'White glove delivery', amountMinor: 480_00 },
    letter: 'Dear Livia, these prices hold for the pieces ordered together.',
    terms: 'Half with the order, half before delivery.',
    validUntil: '2026-12-15',
  }
  return {
    number: 'Q-26-000148',
    requestNumber: 'R-26-000093',
    state: 'sent',
    project: 'Casa Brera',
    listId: null,
    language: 'en',
    country: 'IT',
    currency: 'EUR',
    version: 2,
    validUntil: offer.validUntil,
    totalMinor: 12_612_00,
    updatedAt: '2026-11-20T16:45:00.000Z',
    name: 'Livia Ferrante',
    offer,
    member: 'Marta',
    versions: [{ version: 2, sentAt: '2026-11-20T16:45:00.000Z', totalMinor: 12_612_00, offer }],
    comments: [],
    acceptance: null,
    checkoutUrl: null,
    orderNumber: null,
    ...given,
  }
}

/** A sofa at 22% less than its public price. */
export function sampleQuoteLine(given: Partial<QuoteLine> = {}): QuoteLine {
  return {
    id: '0b9d8a3e-6d9f-4f44-9a53-0d2f4f4f1a01',
    productId: 'gid://shopify/Product/1',
    variantId: 'gid://shopify/ProductVariant/11',
    slug: 'divano-pianura',
    title: 'Pianura three-seat sofa',
    artisan: 'Officina Brianza',
    sku: 'OFBPIA-001',
    picture: '/pictures/divano-pianura-main.webp',
    quantity: 1,
    finish: 'Olive linen',
    publicMinor: 8_400_00,
    unitMinor: 6_552_00,
    leadTimeDays: 70,
    ...given,
  }
}
