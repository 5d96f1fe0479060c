import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createDescriptorEmbedder } from '../../services/visual/descriptor/embedder.ts'
import { hashPicture, readLooksFile } from '../../services/visual/known-looks.ts'
import { LOOKS_FILE, lookOf, readPictures } from './looks.ts'

/** If one of these tests fails, run `node demo/scripts/looks.ts`; a changed embedding needs a new name first. */
const file = await readLooksFile(join('demo/pictures', LOOKS_FILE))
const pictures = await readPictures('demo/pictures')
/** Every n-th picture is embedded again. */
const STEP = 25

test('every picture of the house comes with its look by the current embedding, and no other does', () => {
  expect(file.embedding).toBe(createDescriptorEmbedder().name)
  expect(Object.keys(file.looks).toSorted()).toEqual(pictures.map(hashPicture).toSorted())
})

test('the stored look of a picture is the one that the embedding of this name computes', async () => {
  for (const picture of pictures.filter((_, at) => at % STEP === 0)) {
    expect(file.looks[hashPicture(picture)]).toBe(await lookOf(picture))
  }
})
