import type { ProductView, VariantView } from '#app/features/product/view/product-view.ts'
import { money } from '#domain/money/money.ts'
import { sampleTearsheet } from './sample-tearsheet.ts'

/** A credenza in two finishes, as a guest in Austria sees it. */
export function sampleProductView(): ProductView {
  const path = '/products/credenza'
  return {
    id: 'gid://shopify/Product/1',
    path,
    paths: { en: path, es: path, it: path, de: path, fr: path },
    title: 'Canneto reeded credenza',
    textLanguage: null,
    artisan: 'Ebanisteria Cantù',
    breadcrumbs: [],
    pictures: [{ url: '/main.webp', alt: '', width: 800, height: 1000 }],
    options: [
      {
        name: 'Finish',
        values: [
          { name: 'Walnut', swatchColor: '#6b4630' },
          { name: 'Oak', swatchColor: null },
        ],
      },
    ],
    variants: [
      variant('1', 'Walnut', { kind: 'weeks', weeks: 10 }),
      {
        ...variant('2', 'Oak', { kind: 'ready-to-ship' }),
        picture: { url: '/oak.webp', alt: '', width: 800, height: 1000 },
      },
    ],
    descriptionHtml: '',
    details: sampleTearsheet().details,
    delivery: { countryName: 'Österreich', cost: money(0, 'EUR'), transitDays: [3, 5], taxes: 'included' },
    cadFile: '/files/credenza-canneto-cad.zip',
    isCustomizable: true,
    hasWhiteGlove: false,
    model: null,
    meta: { title: 'Canneto reeded credenza', description: null },
  }
}

function variant(number: string, finish: string, notice: VariantView['notice']): VariantView {
  return {
    id: `gid://shopify/ProductVariant/${number}`,
    number,
    sku: `EBCCAN-00${number}`,
    selectedOptions: [{ name: 'Finish', value: finish }],
    price: money(898_000, 'EUR'),
    fullPrice: null,
    picture: null,
    modelFinish: null,
    notice,
    promise: null,
    canBuy: true,
  }
}
