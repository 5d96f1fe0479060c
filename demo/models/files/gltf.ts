import './file-reader.ts'
import { type Document, Logger, NodeIO } from '@gltf-transform/core'
import { ALL_EXTENSIONS } from '@gltf-transform/extensions'
import { dedup, meshopt, prune, simplify, weld } from '@gltf-transform/functions'
import { MeshoptDecoder, MeshoptEncoder, MeshoptSimplifier } from 'meshoptimizer'
import { type Group, Scene } from 'three'
import { GLTFExporter } from 'three/examples/jsm/exporters/GLTFExporter.js'

/** The whole model as binary glTF, uncompressed: what the studio renders. */
export async function toGlb(group: Group): Promise<Uint8Array> {
  const scene = new Scene()
  scene.add(group)
  scene.updateMatrixWorld(true)
  const bytes = await new GLTFExporter().parseAsync(scene, { binary: true })
  if (!(bytes instanceof ArrayBuffer)) throw new Error('The exporter gave text where bytes were asked for')
  return new Uint8Array(bytes)
}

/** A light glTF for the browser: at most a quarter of the triangles, meshopt compressed. */
export async function toLightGlb(group: Group): Promise<Uint8Array> {
  await Promise.all([MeshoptEncoder.ready, MeshoptDecoder.ready, MeshoptSimplifier.ready])
  const io = new NodeIO().registerExtensions(ALL_EXTENSIONS).registerDependencies({
    'meshopt.encoder': MeshoptEncoder,
    'meshopt.decoder': MeshoptDecoder,
  })
  const document: Document = await io.readBinary(await toGlb(group))
  document.setLogger(new Logger(Logger.Verbosity.ERROR))
  await document.transform(
    dedup(),
    weld(),
    simplify({ simplifier: MeshoptSimplifier, ratio: 0.25, error: 0.0008 }),
    prune(),
    meshopt({ encoder: MeshoptEncoder, level: 'high' }),
  )
  return io.writeBinary(document)
}
