import { expect, test } from 'vitest'
import { createArtisanNews } from './artisan-news.ts'

const ALL = { ids: null, catalogueChanged: false }

/** As it is once the first look is over. */
function quietNews() {
  const news = createArtisanNews()
  expect(news.take()).toEqual({ ids: null, catalogueChanged: true })
  return news
}

test.each([
  ['["artisan-a","drafts.artisan-b"]', true, { ids: ['artisan-a'], catalogueChanged: false }],
  ['["drafts.artisan-b","versions.spring.artisan-b"]', false, ALL],
  [null, true, ALL],
  ['', true, ALL],
  ['{"not":"ids"}', true, ALL],
])('the notice %j is news: %j', (payload, isNews, news) => {
  const gathered = quietNews()
  expect(gathered.addDocuments(payload)).toBe(isNews)
  expect(gathered.take()).toEqual(news)
})

test('what several notices tell is taken once; then there is nothing, and everything is looked at', () => {
  const news = quietNews()
  news.addDocuments('["one"]')
  news.addDocuments('["two","one"]')
  expect(news.take()).toEqual({ ids: ['one', 'two'], catalogueChanged: false })
  expect(news.take()).toEqual(ALL)
})

test('very many documents, or another catalogue, are everything', () => {
  const news = quietNews()
  news.addDocuments(JSON.stringify(Array.from({ length: 201 }, (_, at) => `artisan-${at}`)))
  expect(news.take()).toEqual(ALL)
  news.addDocuments('["one"]')
  news.addCatalogue()
  expect(news.take()).toEqual({ ids: null, catalogueChanged: true })
})

test('what is put back is news again, beside what came meanwhile', () => {
  const news = quietNews()
  news.addDocuments('["one"]')
  const taken = news.take()
  news.addDocuments('["two"]')
  news.putBack(taken)
  expect(news.take().ids?.toSorted()).toEqual(['one', 'two'])
  news.putBack({ ids: null, catalogueChanged: true })
  expect(news.take()).toEqual({ ids: null, catalogueChanged: true })
})
