import { rmSync } from 'node:fs'
import pg from 'pg'
import { startPostgres } from '#services/kernel/postgres/postgres-server.ts'
import { fold } from '#services/search/text/words.ts'
import { makeScratchFolder } from '../../../shop/scratch-folder.ts'
import { type OpenEngine, textsOf } from './engine-under-test.ts'

const CONFIGURATIONS = { en: 'english', it: 'italian', es: 'spanish', de: 'german', fr: 'french' } as const

/** PostgreSQL's full-text search in a separate server, with its stemmers, four weights and a GIN index. */
export const openPostgres: OpenEngine = async (language, records) => {
  const directory = makeScratchFolder('bench-text')
  const server = await startPostgres({ directory, isDurable: false })
  const client = new pg.Client(server.url)
  await client.connect()
  await client.query('create table pieces (id text primary key, words tsvector)')
  const rows = records.map(textsOf).map((texts) => ({
    id: texts.id,
    a: fold(`${texts.skus} ${texts.artisan}`),
    b: fold(texts.title),
    c: fold(`${texts.categories} ${texts.designer}`),
    d: fold(`${texts.materials} ${texts.tags} ${texts.colors}`),
  }))
  const configuration = CONFIGURATIONS[language]
  for (let start = 0; start < rows.length; start += 5000) {
    await client.query(
      `insert into pieces select id, setweight(to_tsvector($2, a), 'A') || setweight(to_tsvector($2, b), 'B')
         || setweight(to_tsvector($2, c), 'C') || setweight(to_tsvector($2, d), 'D')
       from jsonb_to_recordset($1::jsonb) as row (id text, a text, b text, c text, d text)`,
      [JSON.stringify(rows.slice(start, start + 5000)), configuration],
    )
  }
  await client.query('create index on pieces using gin (words)')
  await client.query('analyze pieces')
  return {
    async find(query) {
      const { rows: found } = await client.query<{ id: string }>(
        `select id from pieces, websearch_to_tsquery($1::regconfig, $2) as wanted where words @@ wanted
         order by ts_rank(words, wanted) desc, id limit 10`,
        [configuration, fold(query)],
      )
      return found.map(({ id }) => id)
    },
    async close() {
      await client.end()
      await server.stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
