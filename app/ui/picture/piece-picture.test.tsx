import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PiecePicture } from './piece-picture.tsx'

const PICTURE = { url: '/pictures/a.webp', alt: 'A lamp', width: 800, height: 1000 }

test('a piece without a picture has a mat with its initial, which is no image', () => {
  const html = renderToStaticMarkup(<PiecePicture picture={null} title="élan chair" sizes="4rem" />)
  expect(html).toBe('<span aria-hidden="true" data-initial="É" class="mat"></span>')
})

test('a piece with a picture has no mat', () => {
  const html = renderToStaticMarkup(<PiecePicture picture={PICTURE} title="Lamp" sizes="4rem" />)
  expect(html).toContain('alt="A lamp"')
  expect(html).not.toContain('class="mat"')
})
