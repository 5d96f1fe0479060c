import { expect, it } from 'vitest'
import { deferScripts } from './render-document.server.tsx'

const HEAD =
  '<head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/b.js" nonce="n"/>'
const BODY =
  '<body><p>import "x";</p><script nonce="n" type="module" async="">import "/m.js";\nimport * as route0 from "/r.js";\nwindow.routes = {"root":route0};\n\nimport("/entry.js");</script></body>'

it('moves the preloads out of the head and leaves the rest', () => {
  const { head } = deferScripts(HEAD, BODY)
  expect(head).toBe('<head><link rel="stylesheet" href="/a.css"/>')
})

it('loads every file once the document has loaded, then runs the imports in order', () => {
  const { script } = deferScripts(HEAD, BODY)
  expect(script).toContain('<p>import "x";</p>')
  expect(script).toContain('["/a.js","/b.js"]')
  expect(script).toContain(
    'await import("/m.js");\nconst route0 = await import("/r.js");\nwindow.routes = {"root":route0};\n\nimport("/entry.js");',
  )
  expect(script).toContain('<script nonce="n" type="module" async="">if (document.readyState')
})

it('leaves a document without scripts unchanged', () => {
  expect(deferScripts('<head>', '<body><p>Out of order</p></body>')).toEqual({
    head: '<head>',
    script: '<body><p>Out of order</p></body>',
  })
})
