import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { MessagesContext } from '#app/i18n/messages/use-translations.ts'
import { useHeart } from '#app/page/heart.ts'
import en from '#messages/en.json' with { type: 'json' }
import { HeartLayer } from './heart-layer.tsx'

const LAMP = { id: 'gid://shopify/Product/42', title: 'Luna lamp' }

function Piece() {
  const Heart = useHeart()
  return <Heart {...LAMP} />
}

/** The markup of a heart: its button and what follows it. */
function heartOf(savedIds: readonly string[] | null, search = ''): string {
  const page = (
    <HeartLayer savedIds={savedIds}>
      <Piece />
    </HeartLayer>
  )
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [`/list${search}`] })
  const html = renderToStaticMarkup(
    <MessagesContext value={{ tag: 'en-US', messages: en }}>
      <RouterProvider router={router} />
    </MessagesContext>,
  )
  return html.slice(0, html.indexOf('<form'))
}

// spec 2: hearts: those of guests are the same for everyone (issue 19)
test('the heart of a guest names the piece, and is the same for everyone', () => {
  expect(heartOf(null)).toBe(
    '<button class="heart" type="submit" form="hearts" value="gid://shopify/Product/42" aria-pressed="false" aria-label="Save Luna lamp" name="save"></button>',
  )
})

test.each([
  [[], 'false', 'save'],
  [[LAMP.id], 'true', 'remove'],
])('of a customer who has saved %j it is pressed: %s, and sends "%s"', (savedIds, pressed, name) => {
  const heart = heartOf(savedIds)
  for (const attribute of ['id="heart-42"', `aria-pressed="${pressed}"`, `name="${name}"`]) {
    expect(heart).toContain(attribute)
  }
})

// spec 8: lists: 'Failed to add to list', at the heart, with what to do
test.each([
  ['list-add-failed', 'Please try again'],
  ['list-full', 'Remove a piece'],
  ['list-remove-failed', 'Please try again'],
] as const)('without JavaScript %s is shown at the heart, with what to do', (refusal, advice) => {
  const html = heartOf([], `?heart=${refusal}.42`)
  expect(html).toContain(en.errors.lists[refusal])
  expect(html).toContain(advice)
})
