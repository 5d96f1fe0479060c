/** One page of each editorial type, grouped by what they have in common. */
export const EDITORIAL_PAGES: Readonly<Record<string, readonly string[]>> = {
  'landing pages and collections': [
    // An office, a look, and a carousel.
    '/landing/milan',
    '/landing/a-room-in-a-week',
    '/landing/hospitality-projects',
    '/collections/a-table-for-twelve',
    // A collection without editorial content.
    '/collections/small-gifts',
  ],
  'the magazine and the workshops': [
    '/artisans',
    '/artisans/vetreria-san-donato',
    '/magazine',
    '/magazine/design-notes',
    '/magazine/stories-from-the-workshop/the-silver-bath',
  ],
  'the pages about the house, and a piece with extra content': [
    '/about',
    '/trade',
    '/legal/ordering',
    '/terms-conditions-trade',
    '/sitemap',
    '/products/canneto-reeded-credenza',
  ],
}
