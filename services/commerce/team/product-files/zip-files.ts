import { createReadStream } from 'node:fs'
import { Zip, ZipDeflate } from 'fflate'

/** An archive of files, made while it is read. `onEnd` runs once it is complete, or no longer wanted. */
export function zipFiles(
  files: readonly { name: string; path: string }[],
  onEnd: () => Promise<void>,
): ReadableStream<Uint8Array> {
  const parts = zippedParts(files)
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (!done) return controller.enqueue(value)
      await onEnd()
      controller.close()
    },
    async cancel() {
      await parts.return(undefined)
      await onEnd()
    },
  })
}

async function* zippedParts(
  files: readonly { name: string; path: string }[],
): AsyncGenerator<Uint8Array, undefined> {
  let ready: Uint8Array[] = []
  const zip = new Zip((fault, part) => {
    if (fault) throw fault
    ready.push(part)
  })
  const take = () => {
    const taken = ready.filter(({ length }) => length > 0)
    ready = []
    return taken
  }
  for (const { name, path } of files) {
    const file = new ZipDeflate(name)
    zip.add(file)
    for await (const chunk of createReadStream(path)) {
      file.push(chunk)
      yield* take()
    }
    file.push(new Uint8Array(), true)
    yield* take()
  }
  zip.end()
  yield* take()
  return undefined
}
