import { type ModelViewerElement, ModelViewerElement as Viewer } from '@google/model-viewer'
import { $loader } from '@google/model-viewer/lib/three-components/CachingGLTFLoader.js'
import { Renderer } from '@google/model-viewer/lib/three-components/Renderer.js'
import { MeshoptDecoder } from 'three/examples/jsm/libs/meshopt_decoder.module.js'

export type { ModelViewerElement }

/** Whether the browser can draw in three dimensions at all. The viewer is defined once this module is here. */
export function canDraw(): boolean {
  return Viewer !== undefined && Renderer.singleton.canRender
}

// docs/decisions/0014-models-in-the-page.md: the viewer itself takes a decoder only as the address of a script.
Renderer.singleton.loader[$loader].setMeshoptDecoder(MeshoptDecoder)
