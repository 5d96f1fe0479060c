import './file-reader.ts'
import { type Document, Logger, NodeIO } from '@gltf-transform/core'
import { ALL_EXTENSIONS } from '@gltf-transform/extensions'
import { dedup, meshopt, prune, simplify, weld } from '@gltf-transform/functions'
import { MeshoptDecoder, MeshoptEncoder, MeshoptSimplifier } from 'meshoptimizer'
import { type Group, Scene } from 'three'
import { GLTFExporter } from 'three/examples/jsm/exporters/GLTFExporter.js'
import type { Piece } from '../piece.ts'
import { addFinish } from './finishes.ts'

/** The whole model as binary glTF, uncompressed, for the renderer. */
export async function toGlb(group: Group): Promise<Uint8Array> {
  const scene = new Scene()
  scene.add(group)
  scene.updateMatrixWorld(true)
  const bytes = await new GLTFExporter().parseAsync(scene, { binary: true })
  if (!(bytes instanceof ArrayBuffer)) throw new Error('The exporter returned text instead of bytes')
  return new Uint8Array(bytes)
}

/**
 * A light glTF for the browser: at most a quarter of the triangles, meshopt compressed. It is drawn in one finish and
 * contains the materials of all finishes, each as a variant of that name.
 */
export async function toLightGlb(piece: Piece, finish: string): Promise<Uint8Array> {
  await Promise.all([MeshoptEncoder.ready, MeshoptDecoder.ready, MeshoptSimplifier.ready])
  const io = new NodeIO().registerExtensions(ALL_EXTENSIONS).registerDependencies({
    'meshopt.encoder': MeshoptEncoder,
    'meshopt.decoder': MeshoptDecoder,
  })
  const read = async (name: string) => io.readBinary(await toGlb(piece.draw(name)))
  const document: Document = await read(finish)
  document.setLogger(new Logger(Logger.Verbosity.ERROR))
  const others = piece.finishes.filter((name) => name !== finish)
  for (const name of [finish, ...others])
    addFinish(document, name, name === finish ? document : await read(name))
  await document.transform(
    dedup(),
    weld(),
    simplify({ simplifier: MeshoptSimplifier, ratio: 0.25, error: 0.0008 }),
    prune(),
    meshopt({ encoder: MeshoptEncoder, level: 'high' }),
  )
  return io.writeBinary(document)
}
