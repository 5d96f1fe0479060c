import pg from 'pg'

/** Records the text of every statement that this process sends to PostgreSQL, until `restore`. */
export function countStatements() {
  const texts: string[] = []
  const { query } = pg.Client.prototype
  function counted(this: pg.Client, ...args: unknown[]) {
    const [first] = args
    texts.push(typeof first === 'string' ? first : String((first as { text?: string } | undefined)?.text))
    return Reflect.apply(query, this, args)
  }
  pg.Client.prototype.query = counted as typeof query
  return {
    texts,
    restore() {
      pg.Client.prototype.query = query
    },
  }
}
