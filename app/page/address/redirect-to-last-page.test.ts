import { expect, test } from 'vitest'
import { redirectToLastPage } from './redirect-to-last-page.ts'

function targetOf(address: string, requested: number, shown: number): string | null {
  try {
    redirectToLastPage(new URL(address, 'https://shop.example'), { requested, shown })
    return null
  } catch (response) {
    return response instanceof Response ? response.headers.get('location') : String(response)
  }
}

test.each([
  ['/categories/lighting?page=99', 99, 3, '/categories/lighting?page=3'],
  [
    '/de-de/categories/lighting?material=glass&ppage=99&pid=7',
    99,
    2,
    '/de-de/categories/lighting?material=glass&pid=7&page=2',
  ],
  ['/magazine?page=2', 2, 1, '/magazine'],
  ['/search?q=lamp&page=9', 9, 1, '/search?q=lamp'],
  ['/artisans?page=2', 2, 2, null],
  ['/artisans', 1, 1, null],
])('%s, page %i of %i: %s', (address, requested, shown, target) => {
  expect(targetOf(address, requested, shown)).toBe(target)
})
