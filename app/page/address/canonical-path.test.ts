import { expect, test } from 'vitest'
import { canonicalPath } from './redirect-to-canonical.ts'

// spec 2: wrong case and trailing slashes lead to the one address of a page (issue 22)
test.each([
  ['/', '/:locale?', '/'],
  ['/de-de/', '/:locale?', '/de-de'],
  ['/about/', '/:locale?/about', '/about'],
  ['/About', '/:locale?/about', '/about'],
  ['/de-de/Artisans', '/:locale?/artisans', '/de-de/artisans'],
  ['/de-de/artisans//', '/:locale?/artisans', '/de-de/artisans'],
  ['/Products/Luna/', '/:locale?/products/:slug', '/products/luna'],
  ['/magazine/Stories//Silk', '/:locale?/magazine/:postType/:slug', '/magazine/stories/silk'],
  ['/Categories/Furniture/Seating/', '/:locale?/categories/*', '/categories/furniture/seating'],
  ['/products/Luna/Room-Code.svg', '/:locale?/products/:slug/room-code.svg', '/products/luna/room-code.svg'],
  ['/products/Caf%C3%A9', '/:locale?/products/:slug', '/products/caf%C3%A9'],
  // Not every address has a slug for its last word.
  ['/Password/aBc', '/:locale?/password/:token', '/password/aBc'],
  ['/search/picture/', '/:locale?/search/picture/:look?', '/search/picture'],
  ['/search/picture/aBc', '/:locale?/search/picture/:look?', '/search/picture/aBc'],
  // Two addresses of the home page by the specification, and those without a page.
  ['/home/', '/:locale?/home', '/home/'],
  ['/Nowhere/', '/:locale?/*', '/Nowhere/'],
  ['/nowhere/countries', '/:locale?/countries', '/nowhere/countries'],
  ['/nowhere', '/:locale?', '/nowhere'],
  ['/x/', '', '/x/'],
])('%s, matched by %s, is %s', (pathname, pattern, path) => {
  expect(canonicalPath(pathname, pattern)).toBe(path)
})
