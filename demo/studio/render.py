"""Takes one picture: blender -b -noaudio --python render.py -- shot.json

The shot (written by queue.ts) says what stands where, on which set, seen from where. Blender 3.4 and
python3-numpy; works without a denoiser in Blender, see denoise.py."""
import json
import math
import os
import sys
import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
try:
    import numpy as np
except ImportError:
    raise SystemExit('Install python3-numpy: neither the model reader nor the noise filter runs without it')
for alias, kind in (('bool', bool), ('int', int), ('float', float), ('object', object)):
    if alias not in np.__dict__:  # Blender 3.4 still asks for names that numpy 1.24 dropped
        setattr(np, alias, kind)
from mathutils import Vector
import materials
import sets
from terrace import terrace
from denoise import denoise

FRONT_DEGREES = 16
PASSES = ('Image', 'Denoising Albedo', 'Denoising Normal')


def take(shot):
    scene = empty_scene(shot)
    subject, others = load_models(scene, shot)
    for thing in subject + others:
        dress(thing, shot, thing in subject)
    bpy.context.view_layer.update()
    points = vertices(subject)
    stage = sets.Stage(scene, points.min(0), points.max(0), shot['hang'])
    build_set(stage, shot)
    aim(scene, stage, shot, vertices(subject + others) if shot['camera']['frameAll'] else points)
    develop(scene, denoise(expose(scene, shot), shot['weights'], shot['threads']), shot['output'])


def empty_scene(shot):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.threads_mode, scene.render.threads = 'FIXED', shot['threads']
    scene.render.resolution_x, scene.render.resolution_y = shot['width'], shot['height']
    scene.render.resolution_percentage = 100
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', 'Medium High Contrast'
    scene.view_settings.exposure = shot['exposure']
    scene.view_layers[0].cycles.denoising_store_passes = True
    cycles = scene.cycles
    glass = 10 if shot['glass'] else 0
    cycles.device = 'CPU'
    cycles.samples, cycles.seed = shot['samples'], 11
    cycles.max_bounces, cycles.transmission_bounces = max(5, glass), max(2, glass)
    cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transparent_max_bounces = 2, 3, 10
    cycles.light_sampling_threshold, cycles.sample_clamp_indirect, cycles.blur_glossy = 0.03, 4.0, 0.8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.use_adaptive_sampling = cycles.use_denoising = cycles.use_auto_tile = False
    return scene


def load_models(scene, shot):
    """The meshes of the subject (the first model) and of what stands around it."""
    groups = []
    for model in shot['models']:
        before = set(scene.objects)
        bpy.ops.import_scene.gltf(filepath=model['glb'])
        added = [thing for thing in scene.objects if thing not in before]
        for root in [thing for thing in added if thing.parent is None]:
            root.rotation_mode = 'XYZ'
            root.location = model['at']
            root.rotation_euler.z += math.radians(model['turn'])
        groups.append([thing for thing in added if thing.type == 'MESH'])
    return groups[0], [thing for group in groups[1:] for thing in group]


def dress(thing, shot, is_subject):
    for slot in thing.material_slots:
        name = slot.material.name.split('.')[0]
        if not materials.apply(name, slot.material, shot['lamp']):
            raise SystemExit(f'No recipe for the material {name}')
    if any(slot.material.name.startswith('boucle') for slot in thing.material_slots):
        fine = thing.modifiers.new('fine', 'SUBSURF')
        fine.subdivision_type, fine.levels = 'SIMPLE', 0
        fine.render_levels = halvings(thing.data.polygons, 0.0026 if is_subject else 0.0052)


def halvings(faces, length):
    """How often triangles have to be cut in half for edges of a length that shows the loops of a yarn."""
    areas = np.empty(len(faces), np.float32)
    faces.foreach_get('area', areas)
    edge = math.sqrt(2 * float(areas.mean()))
    return min(3, max(0, math.ceil(math.log2(edge / length))))


def vertices(things):
    return np.concatenate([np.array([thing.matrix_world @ v.co for v in list(thing.data.vertices)[::3]]) for thing in things])


def build_set(stage, shot):
    if shot['set'] == 'cyclorama':
        sets.cyclorama(stage, shot['background'])
    elif shot['set'] == 'wall':
        sets.wall(stage, shot['background'])
    elif shot['set'] == 'terrace':
        terrace(stage, shot['background'], shot['gap'], -1 if shot['sunFrom'] == 'left' else 1)
    else:
        sets.room(stage, shot['background'], shot['gap'], -1 if shot['sunFrom'] == 'left' else 1)
    if shot['mirror'] or (shot['card'] and shot['set'] == 'wall'):
        sets.behind_camera(stage, shot['camera'])
    elif shot['card']:
        sets.card(stage, shot['camera'])
    if shot['set'] == 'cyclorama':
        # The lamps are hung for a view from the front: from a side they come along, or the backdrop darkens.
        azimuth = shot['camera']['azimuth']
        stage.turn(math.radians(azimuth - max(-FRONT_DEGREES, min(FRONT_DEGREES, azimuth))))


def aim(scene, stage, shot, points):
    """Points the camera so that the subject (or the chosen part of its box) fills the frame as asked."""
    view = shot['camera']
    data = bpy.data.cameras.new('camera')
    camera = bpy.data.objects.new('camera', data)
    scene.collection.objects.link(camera)
    scene.camera = camera
    data.lens, data.sensor_fit, data.sensor_height = view['lens'], 'VERTICAL', 36
    data.shift_x, data.shift_y = view['shift']
    data.clip_start, data.clip_end = 0.005, 500
    azimuth, elevation = math.radians(view['azimuth']), math.radians(view['elevation'])
    back = Vector((math.sin(azimuth) * math.cos(elevation), -math.cos(azimuth) * math.cos(elevation), math.sin(elevation)))
    turn = (-back).to_track_quat('-Z', 'Y')
    camera.rotation_euler = turn.to_euler()
    if view['region']:
        low, high = np.array(view['region'][0]), np.array(view['region'][1])
        share = (points - stage.low) / (stage.high - stage.low + 1e-9)
        points = points[((share >= low - 1e-6) & (share <= high + 1e-6)).all(1)]
    seen = (points - np.array(stage.centre)) @ np.array(turn.to_matrix())
    x, y, distance = fit(seen, view, shot['width'] / shot['height'], stage.span * 6)
    camera.location = stage.centre + turn.to_matrix() @ Vector((x, y, distance))
    if view['aperture']:
        data.dof.use_dof = True
        data.dof.focus_distance = distance - float(np.median(seen[:, 2]))
        data.dof.aperture_fstop = view['aperture'] * stage.span


def fit(seen, view, aspect, distance):
    tall = 18 / view['lens']
    wide = tall * aspect
    x = y = 0.0
    for _ in range(40):
        depth = distance - seen[:, 2]
        across, up = (seen[:, 0] - x) / depth, (seen[:, 1] - y) / depth
        x += (across.max() + across.min()) / 2 * distance
        y += (up.max() + up.min()) / 2 * distance
        need = max((across.max() - across.min()) / (2 * wide * view['fill'][0]),
                   (up.max() - up.min()) / (2 * tall * view['fill'][1]))
        distance *= need ** 0.7
    return x, y, distance


def expose(scene, shot):
    """Pass name -> height x width x 3, linear."""
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = shot['scratch']
    files.format.file_format, files.format.color_depth, files.format.exr_codec = 'OPEN_EXR', '32', 'NONE'
    files.file_slots.clear()
    for index, name in enumerate(PASSES):
        files.file_slots.new(name.replace(' ', '') + '_')
        tree.links.new(layers.outputs[name], files.inputs[index])
    bpy.ops.render.render(write_still=False)
    return {name.replace(' ', ''): read_pass(shot, name.replace(' ', '')) for name in PASSES}


def read_pass(shot, name):
    image = bpy.data.images.load(os.path.join(shot['scratch'], name + '_0001.exr'), check_existing=False)
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[..., :3].copy()


def develop(scene, light, path):
    """A light photographic finish in linear light (vignette, bloom), then the film curve, as PNG."""
    height, width = light.shape[:2]
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    corner = (x / width - .5) ** 2 + (y / height - .5) ** 2
    light = light * (1 - 0.32 * corner[..., None])
    glow = np.minimum(np.maximum(light - 1.6, 0), 8)
    if glow.max() > 0.05:
        for radius in (4, 9, 18):
            glow = blur(glow, radius)
        light = light + 0.10 * glow
    image = bpy.data.images.new('result', width, height, float_buffer=True, alpha=False)
    image.colorspace_settings.name = 'Linear'
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = light
    image.pixels.foreach_set(pixels.ravel())
    image.update()
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth, settings.compression = 'PNG', 'RGB', '8', 20
    image.save_render(path, scene=scene)


def blur(image, radius):
    """Mean over a square of 2 x radius + 1 pixels."""
    framed = np.pad(image, ((radius, radius), (radius, radius), (0, 0)), 'edge')
    size = 2 * radius + 1
    height, width = image.shape[:2]
    rows = sum(framed[i:i + height] for i in range(size))
    return sum(rows[:, i:i + width] for i in range(size)) / (size * size)


with open(sys.argv[sys.argv.index('--') + 1]) as file:
    take(json.load(file))
