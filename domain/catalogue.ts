/** The rules of product lists in one place to import from; each lives in its own file of `catalogue/`. */
export {
  CHOICE_FILTERS,
  type ChoiceFilter,
  clearFilters,
  countFilters,
  FLAG_FILTERS,
  type FlagFilter,
  isBounded,
  isFiltered,
  maxLeadTimeDays,
  NO_FILTERS,
  NO_RANGE,
  type ProductFilters,
  parseShippingTime,
  RANGE_FILTERS,
  type Range,
  type RangeFilter,
  type ShippingTime,
  toggleFilter,
} from './catalogue/filters.ts'
export {
  EMPTY_LIST_STATE,
  type ListState,
  parseListState,
  toListParams,
  withFilters,
  withSort,
} from './catalogue/list-address.ts'
export {
  type PageWindow,
  PRODUCT_LIST_CAP,
  pageWindow,
  parsePage,
  SEARCH_PAGE_SIZE,
} from './catalogue/paging.ts'
export {
  ARTISAN_SORTS,
  type ArtisanSort,
  DEFAULT_SORT,
  PRODUCT_SORTS,
  type ProductSort,
  parseSort,
} from './catalogue/sorting.ts'
