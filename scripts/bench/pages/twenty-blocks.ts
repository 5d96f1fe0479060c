const picture = (name: string) => ({
  _type: 'image',
  asset: { _type: 'reference', _ref: `image-${name}` },
  alt: { en: 'A piece in a room' },
})
const banner = {
  image: picture('credenza-canneto-room'),
  overline: { en: 'From the workshop' },
  title: { en: 'Walnut, reeded by hand' },
  text: { en: 'Forty hours of work, counted: nine for the frame, twenty-two for the doors, five for oil.' },
  cta: { label: { en: 'See the credenzas' }, url: '/categories/furniture' },
}
const paragraph = (key: string) => ({
  _key: key,
  _type: 'block',
  style: 'normal',
  markDefs: [],
  children: [{ _key: 's', _type: 'span', marks: [], text: 'Words that somebody reads. '.repeat(20) }],
})
const text = { _type: 'localeRichText', content: { en: ['a', 'b', 'c'].map(paragraph) } }
const button = { _type: 'ctaButton', cta: banner.cta }

/** Every type of block. */
const BLOCKS: readonly object[] = [
  text,
  { _type: 'linkableImageWithText', imageSide: 'left', ...banner },
  { _type: 'oneColumnBanner', ...banner },
  {
    _type: 'twoColumnsBanner',
    banners: [
      { _key: 'a', ...banner },
      { _key: 'b', ...banner },
    ],
  },
  { _type: 'quote', text: { en: 'One hears when the cord is right.' }, author: 'Anna', image: banner.image },
  {
    _type: 'rowItems',
    items: ['a', 'b', 'c', 'd'].map((_key) => ({ _key, image: banner.image, link: banner.cta })),
  },
  {
    _type: 'shopTheLook',
    title: { en: 'A wall of walnut' },
    image: banner.image,
    hotspots: [{ _key: 'a', _type: 'hotspot', x: 40, y: 60, sku: 'OFBNUV-001' }],
  },
  { _type: 'productList', title: { en: 'Lamps' }, category: { _ref: 'category-lighting' }, limit: 8 },
  {
    _type: 'documentsPreview',
    documents: ['landing-milan', 'landing-london'].map((_ref) => ({ _key: _ref, _type: 'reference', _ref })),
  },
  { _type: 'cinemaCarousel', slides: ['a', 'b', 'c'].map((_key) => ({ _key, _type: 'slide', ...banner })) },
  { _type: 'twoColumns', left: [{ _key: 'a', ...text }], right: [{ _key: 'b', ...text }] },
  button,
  {
    _type: 'container',
    tone: 'sand',
    blocks: [
      { _key: 'a', ...text },
      { _key: 'b', ...button },
    ],
  },
]

/** A long page with twenty blocks of all types. */
export function twentyBlocks(): object[] {
  return Array.from({ length: 20 }, (_, index) => ({
    _key: `block-${index}`,
    ...BLOCKS[index % BLOCKS.length],
  }))
}
