/** The pages of an account that look the same for every new customer, below `/profile`. */
export const ACCOUNT_PAGES: readonly string[] = [
  '',
  '/email',
  '/password',
  '/addresses',
  '/addresses/new',
  '/orders',
  '/updates',
  '/privacy',
  '/deletion',
]
