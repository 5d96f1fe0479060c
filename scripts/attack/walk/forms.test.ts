import { expect, test } from 'vitest'
import { findForms } from './forms.ts'

test('hidden fields and buttons are sent as the page has them, the others are filled in', () => {
  const html = `<form method="get" action="/search"><input name="q"/></form>
    <form class="x" method="post" action="/sign-in/a?b=1&amp;c=2"><input type="hidden" name="step" value="&quot;email&quot;"/>
    <input type="email" name="email" value=""/><select name="country"><option value="IT"/></select>
    <textarea name="note"></textarea><button type="submit" name="intent" value="next">Next</button><button>Plain</button></form>`
  expect(findForms(html)).toEqual([
    {
      action: '/sign-in/a?b=1&c=2',
      hidden: [['step', '"email"']],
      buttons: [['intent', 'next']],
      fields: ['email', 'country', 'note'],
    },
  ])
})
