import type { ProductListRequest } from '#clients/search/list/product-list.ts'
import { NO_FILTERS } from '#domain/catalogue/filters.ts'

export const LIST_REQUEST: ProductListRequest = {
  locale: { language: 'en', country: 'IT' },
  currency: 'EUR',
  country: 'IT',
  audience: 'consumer',
  filters: NO_FILTERS,
  sort: 'recommended',
  page: 1,
  hitsPerPage: 24,
}
