"""The sets of the studio: a cyclorama, a wall to hang things on, a panelled room with low sun."""
import math
import os
import bpy
import numpy as np
from mathutils import Matrix, Vector
from nodes import Shader

WORLDS = os.path.join(bpy.utils.resource_path('LOCAL'), 'datafiles/studiolights/world')
SYSTEM_WORLDS = '/usr/share/blender/datafiles/studiolights/world'


class Stage:
    """The subject of a picture and the room around it. `low`, `high`: corners of the subject, metres."""

    def __init__(self, scene, low, high, hang):
        self.scene, self.low, self.high = scene, low, high
        self.centre = Vector(((low + high) / 2).tolist())
        self.size = Vector((high - low).tolist())
        self.span = max(self.size)
        self.floor = low[2] - hang
        self.things = []

    def mesh(self, name, vertices, faces, material, smooth=False):
        data = bpy.data.meshes.new(name)
        data.from_pydata(vertices, [], faces)
        data.update()
        thing = bpy.data.objects.new(name, data)
        data.materials.append(material)
        self.place(thing)
        for polygon in data.polygons:
            polygon.use_smooth = smooth
        return thing

    def lamp(self, place, width, height, power, colour, target=None):
        light = bpy.data.lights.new('area', 'AREA')
        light.shape, light.size, light.size_y = 'RECTANGLE', width, height
        light.energy, light.color = power, colour
        thing = bpy.data.objects.new('area', light)
        thing.location = place
        aim = Vector(target or self.centre) - Vector(place)
        thing.rotation_euler = aim.to_track_quat('-Z', 'Y').to_euler()
        thing.visible_camera = False
        self.place(thing)

    def place(self, thing):
        self.scene.collection.objects.link(thing)
        self.things.append(thing)

    def turn(self, angle):
        """Turns backdrop and lamps about the subject, which is to turn the subject before them. Radians."""
        about = Matrix.Translation(self.centre) @ Matrix.Rotation(angle, 4, 'Z') @ Matrix.Translation(-self.centre)
        bpy.context.view_layer.update()
        for thing in self.things:
            thing.matrix_world = about @ thing.matrix_world

    def world(self, strength, turn, saturation):
        world = bpy.data.worlds.new('world')
        self.scene.world = world
        world.use_nodes = True
        tree = world.node_tree
        tree.nodes.clear()
        out = tree.nodes.new('ShaderNodeOutputWorld')
        background = tree.nodes.new('ShaderNodeBackground')
        background.inputs[1].default_value = strength * 1.7
        tree.links.new(background.outputs[0], out.inputs[0])
        folder = SYSTEM_WORLDS if os.path.isdir(SYSTEM_WORLDS) else WORLDS
        picture = tree.nodes.new('ShaderNodeTexEnvironment')
        picture.image = softened(bpy.data.images.load(os.path.join(folder, 'interior.exr')))
        # Soft enough to be met by chance: to aim at its lamps would cost as much as all else together.
        world.cycles.sampling_method = 'NONE'
        tone = tree.nodes.new('ShaderNodeHueSaturation')
        tone.inputs['Saturation'].default_value = saturation
        place = tree.nodes.new('ShaderNodeTexCoord')
        mapping = tree.nodes.new('ShaderNodeMapping')
        mapping.inputs['Rotation'].default_value = (0, 0, turn)
        tree.links.new(place.outputs['Generated'], mapping.inputs[0])
        tree.links.new(mapping.outputs[0], picture.inputs[0])
        tree.links.new(picture.outputs[0], tone.inputs['Color'])
        tree.links.new(tone.outputs[0], background.inputs[0])


def softened(image, block=8, brightest=4.0):
    """A small copy of a picture without its lamps: the mean of every block of pixels."""
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    pixels = np.minimum(pixels, brightest)
    small = pixels.reshape(height // block, block, width // block, block, 4).mean((1, 3))
    copy = bpy.data.images.new('softened', width // block, height // block, float_buffer=True)
    copy.colorspace_settings.name = 'Linear'
    copy.pixels.foreach_set(small.ravel())
    copy.update()
    return copy


def flat(name, colour, rough=0.9, specular=0.2):
    material = bpy.data.materials.new(name)
    Shader(material).principled(Base_Color=colour, Roughness=rough, Specular=specular)
    return material


def made_of(name, recipe):
    material = bpy.data.materials.new(name)
    recipe(Shader(material))
    return material


def studio_lights(stage):
    c, s = stage.centre, stage.span
    power = s * s
    stage.world(0.16, 2.2, 0.25)
    stage.lamp((c.x - 2.1 * s, c.y - 1.5 * s, c.z + 1.7 * s), 1.35 * s, 1.6 * s, 135 * power, (1, .955, .89))
    stage.lamp((c.x + 2.4 * s, c.y + 0.9 * s, c.z + 1.1 * s), 0.5 * s, 2.4 * s, 50 * power, (1, .95, .88))
    stage.lamp((c.x, c.y + 0.2 * s, c.z + 2.6 * s), 2.0 * s, 1.0 * s, 24 * power, (1, .985, .96))
    stage.lamp((c.x + 2.6 * s, c.y - 2.0 * s, c.z + 0.3 * s), 1.6 * s, 1.6 * s, 5 * power, (.93, .96, 1))


def cyclorama(stage, colour):
    """A backdrop that curves from the floor into the wall, so that there is no horizon."""
    c, s = stage.centre, stage.span
    back, radius, wide = s * 1.9 + stage.size.y, s * 1.2, s * 14
    curve = [(back - radius + radius * math.sin(a), stage.floor + radius - radius * math.cos(a))
             for a in np.linspace(0, math.pi / 2, 40)]
    profile = [(-s * 9, stage.floor)] + curve + [(back, stage.floor + s * 9)]
    vertices = [(c.x + side * wide, c.y + y, z) for y, z in profile for side in (-1, 1)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    stage.mesh('cyclorama', vertices, faces, flat('cyclorama', colour, 0.8, 0.1), True)
    studio_lights(stage)


def wall(stage, colour):
    """A plaster wall straight behind the subject, for what hangs."""
    c, s = stage.centre, stage.span
    y, wide = stage.high[1] + 0.004, 9 * s
    corners = [(c.x - wide, y, c.z - wide), (c.x + wide, y, c.z - wide), (c.x + wide, y, c.z + wide),
               (c.x - wide, y, c.z + wide)]
    stage.mesh('wall', corners, [(0, 1, 2, 3)], made_of('wall', lambda n: plaster(n, colour, colour)))
    power = s * s
    stage.world(0.2, 2.2, 0.25)
    stage.lamp((c.x - 2.3 * s, c.y - 1.7 * s, c.z + 1.9 * s), 0.8 * s, 1.0 * s, 120 * power, (1, .95, .88))
    stage.lamp((c.x + 2.4 * s, c.y - 1.9 * s, c.z + 0.4 * s), 1.6 * s, 1.6 * s, 18 * power, (.95, .97, 1))


def behind_camera(stage, view):
    """What a mirror sees: a wall with a slanting band of sun, seen by reflections only. It lies where the camera's
    `view`, thrown back by an upright mirror, meets it."""
    c, s = stage.centre, max(stage.span, 1)
    y, wide, top = c.y - 5.0 * s, 14 * s, stage.floor + 12 * s
    corners = [(-wide, y, stage.floor - 6 * s), (-wide, y, top), (wide, y, top), (wide, y, stage.floor - 6 * s)]
    across = c.x - 5.0 * s * math.tan(math.radians(view['azimuth']))
    up = c.z - 5.0 * s * math.tan(math.radians(view['elevation']))

    def graded(n):
        place = n.add('SeparateXYZ')
        n.tree.links.new(n.position(), place.inputs[0])
        right = n.math('MULTIPLY', n.math('SUBTRACT', place.outputs[0], across), 0.30 / s)
        high = n.math('MULTIPLY', n.math('SUBTRACT', place.outputs[2], up), 0.20 / s)
        slope = n.math('ADD', n.math('ADD', right, high), 0.5, True)
        light = n.ramp(slope, [(0.0, '#857a6b'), (0.40, '#aa9e8d'), (0.46, '#e9e0d3'), (0.60, '#f4ede2'),
                               (0.66, '#c3b7a6'), (1.0, '#9b8f7f')])
        n.principled(Base_Color='#000000', Emission=light, Emission_Strength=0.9)

    thing = stage.mesh('behind', corners, [(0, 1, 2, 3)], made_of('behind', graded))
    thing.visible_diffuse = thing.visible_shadow = thing.visible_camera = False


def card(stage, view):
    """A white card with a dark edge where the camera's `view`, thrown back by what lies flat, meets it: polished silver
    has something to shine with. Seen by reflections only."""
    c, s = stage.centre, stage.span
    azimuth, elevation = math.radians(view['azimuth']), math.radians(view['elevation'])
    level = Vector((-math.sin(azimuth), math.cos(azimuth), 0))
    right, away = Vector((level.y, -level.x, 0)), level * math.cos(elevation) + Vector((0, 0, math.sin(elevation)))
    up = right.cross(away)
    middle = c + away * 1.7 * s
    corners = [middle + right * across * 2.2 * s + up * high * 1.1 * s for across, high in
               ((-1, -1), (1, -1), (1, 1), (-1, 1))]

    def graded(n):
        across = n.vector_math('DOT_PRODUCT', n.vector_math('SUBTRACT', n.position(), tuple(middle)), tuple(right))
        share = n.math('ADD', n.math('MULTIPLY', across, 0.23 / s), 0.5, True)
        light = n.ramp(share, [(0.0, '#4d473f'), (0.30, '#7d7569'), (0.42, '#fff9ef'), (0.56, '#fffdf8'),
                               (0.66, '#a89f92'), (1.0, '#585148')])
        n.principled(Base_Color='#000000', Emission=light, Emission_Strength=1.5)

    thing = stage.mesh('card', corners, [(0, 1, 2, 3)], made_of('card', graded))
    thing.visible_diffuse = thing.visible_shadow = thing.visible_camera = False


def plaster(n, colour='#ddd2c1', dark='#c9bba6'):
    place = n.coordinates()
    cloud, cloudlet = n.noise(place, 1.1, 4, 0.62, 0.6), n.noise(place, 6, 3, 0.6)
    tone = n.math('ADD', n.math('MULTIPLY', cloud, .65), n.math('MULTIPLY', cloudlet, .35))
    colour = n.mix(n.ramp(tone, [(0.36, 0.0), (0.66, 1.0)]), dark, colour)
    n.principled(Base_Color=colour, Roughness=0.9, Specular=0.12, Normal=n.bump(n.noise(place, 34, 2, .6), 0.0035, 0.2))


def oak_floor(n):
    place = n.position()
    boards = n.add('TexBrick', {'offset': 0.37, 'offset_frequency': 2}, Vector=place, Scale=1.0, Brick_Width=1.9,
                   Row_Height=0.17, Mortar_Size=0.0012, Mortar_Smooth=0.3, Color1=(0, 0, 0, 1), Color2=(1, 1, 1, 1),
                   Mortar=(0.5, 0.5, 0.5, 1), Bias=0.0)
    own = n.vector_math('ADD', place, n.vector_math('SCALE', boards.outputs['Color'], 7.0))
    grain = n.noise(n.warp(n.coordinates((0.7, 9, 1), source=own), 1.0, 0.6, 2), 1.3, 5, 0.55)
    fibre = n.noise(n.coordinates((7, 220, 1), source=own), 1.0, 3, 0.6)
    colour = n.ramp(grain, [(0.3, '#7c5f42'), (0.5, '#a3835f'), (0.72, '#b99a75')])
    colour = n.mix(n.ramp(fibre, [(0.36, 0.5), (0.46, 0.0)]), colour, '#5c4227')
    colour = n.mix(n.math('MULTIPLY', boards.outputs['Color'], 0.22), colour, '#6f5337')
    colour = n.mix(boards.outputs['Fac'], colour, '#2e2013')
    relief = n.math('SUBTRACT', fibre, n.math('MULTIPLY', boards.outputs['Fac'], 3.0))
    n.principled(Base_Color=colour, Roughness=0.38, Specular=0.35, Normal=n.bump(relief, 0.0006, 0.3))


def room(stage, colour, gap, sun_from=-1):
    """A panelled wall, oak boards and the sun through a window. `gap`: metres from subject to wall."""
    stage.world(0.48, 0.6, 0.15)
    y, floor = stage.high[1] + gap, stage.floor
    stage.mesh('floor', [(-9, -9, floor), (9, -9, floor), (9, y + .02, floor), (-9, y + .02, floor)], [(0, 1, 2, 3)],
               made_of('floor', oak_floor))
    stage.mesh('wall', [(-9, y, floor), (9, y, floor), (9, y, floor + 3.3), (-9, y, floor + 3.3)], [(0, 1, 2, 3)],
               made_of('wall', lambda n: plaster(n, colour)))
    mouldings(stage, y, floor)
    window_light(stage, y, floor, sun_from)
    c = stage.centre
    stage.lamp((4.2 * sun_from, c.y - 2.2, floor + 2.0), 2.2, 2.6, 215, (.93, .965, 1), (c.x, c.y, floor + .8))
    stage.lamp((-3.8 * sun_from, c.y - 3.5, floor + 2.4), 2.5, 2.5, 16, (1, .94, .86), (c.x, c.y, floor + .6))


def mouldings(stage, y, floor):
    trim = flat('trim', '#d9cdbb', 0.55, 0.3)
    box(stage, -9, 9, y - 0.018, y, floor, floor + 0.13, trim, 0.005)
    width, edge, depth = 1.35, 0.022, 0.014
    low, high = floor + .28, floor + 2.75
    for k in range(-4, 5):
        left = stage.centre.x + (k - .5) * width + .39
        right = stage.centre.x + (k + .5) * width + .23
        for x0, x1, z0, z1 in ((left, right, high - edge, high), (left, right, low, low + edge),
                               (left, left + edge, low + edge, high - edge),
                               (right - edge, right, low + edge, high - edge)):
            box(stage, x0, x1, y - depth, y, z0, z1, trim, 0.006)


def box(stage, x0, x1, y0, y1, z0, z1, material, bevel):
    corners = [(x, y, z) for x in (x0, x1) for y in (y0, y1) for z in (z0, z1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    modifier = stage.mesh('box', corners, faces, material).modifiers.new('bevel', 'BEVEL')
    modifier.width, modifier.segments = bevel, 3


def window_light(stage, y, floor, side):
    """Low sun through a mullioned window: a lamp behind black bars that only shadows can see."""
    sun = bpy.data.lights.new('sun', 'SUN')
    sun.energy, sun.angle, sun.color = 5.2, math.radians(1.6), (1, .86, .68)
    lamp = bpy.data.objects.new('sun', sun)
    way = Vector((-0.80 * side, 0.62, -0.48))
    lamp.rotation_euler = way.to_track_quat('-Z', 'Y').to_euler()
    stage.scene.collection.objects.link(lamp)
    height = floor + max(0.9, min(1.25, (stage.high[2] - floor) * 0.75))
    centre = Vector((stage.centre.x + 0.05, y, height)) - way.normalized() * 4.2
    across = way.cross(Vector((0, 0, 1))).normalized()
    up = across.cross(way).normalized()
    black = flat('bars', '#000000')
    wide, tall = 0.62, 1.0
    bars = [(-9, -wide, -6, 7), (wide, 9, -6, 7), (-wide, wide, tall, 7), (-wide, wide, -6, -tall),
            (-.03, .03, -tall, tall), (-wide, wide, -.362, -.318), (-wide, wide, .318, .362)]
    for x0, x1, y0, y1 in bars:
        corners = [tuple(centre + across * a + up * b) for a, b in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
        bar = stage.mesh('bar', corners, [(0, 1, 2, 3)], black)
        bar.visible_camera = bar.visible_glossy = bar.visible_diffuse = False
