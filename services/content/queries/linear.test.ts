import { parse } from 'groq-js'
import { expect, test } from 'vitest'
import { isLinear } from './linear.ts'

test.each([
  ['*[_type == "post"]{title, links[]{label, "url": page->slug.current}} | order(title asc)[0...10]', true],
  ['{"a": *[_type == "a"]{_id}, "b": count(*[_type == "b"])}', true],
  ['*[_type == "post" && $country in countries]', true],
  ['*[count(*[number > ^.number]) > 3]', false],
  ['*[_type == "author"]{"posts": *[author._ref == ^._id]}', false],
  ['$list[count($list[@ > 1]) > 0]', false],
  ['{"a": [...$list, ...$list]}{"a": [...a, ...a]}', false],
])('%s is linear: %s', (query, expected) => {
  expect(isLinear(parse(query))).toBe(expected)
})
