"""A set out of doors: a limewashed wall, slabs of stone, and the sun through an olive tree."""
import math
import bpy
import numpy as np
from mathutils import Vector
from sets import flat, made_of


def terrace(stage, colour, gap, sun_from=-1):
    """`gap`: metres from the subject to the wall; `sun_from`: -1 for the left, 1 for the right."""
    stage.world(0.3, 0.6, 0.35)
    y, floor = stage.high[1] + gap, stage.floor
    stage.mesh('slabs', [(-12, -12, floor), (12, -12, floor), (12, y + .02, floor), (-12, y + .02, floor)],
               [(0, 1, 2, 3)], made_of('slabs', slabs))
    stage.mesh('wall', [(-12, y, floor), (12, y, floor), (12, y, floor + 4.5), (-12, y, floor + 4.5)], [(0, 1, 2, 3)],
               made_of('wall', lambda n: limewash(n, colour)))
    c = stage.centre
    stage.lamp((2.0 * sun_from, c.y - 3.5, floor + 5.0), 6, 4, 95, (.88, .94, 1), (c.x, c.y, floor + .4))
    sun_through_leaves(stage, floor, sun_from)


def limewash(n, colour):
    """Brushed on in three thin coats: clouds, and strokes that cross."""
    cloud = n.noise(n.warp(n.coordinates(), 1.3, 0.5, 3), 0.9, 5, 0.62)
    strokes = n.noise(n.coordinates((5, 5, 1.4), turn=(0, 0.5, 0)), 1.6, 4, 0.6)
    tone = n.math('ADD', n.math('MULTIPLY', cloud, 0.65), n.math('MULTIPLY', strokes, 0.35))
    pale = n.mix(n.ramp(tone, [(0.4, 0.0), (0.64, 0.55)]), colour, '#e2d5bf')
    shade = n.mix(n.ramp(tone, [(0.34, 0.5), (0.5, 0.0)]), pale, '#b59f82')
    n.principled(Base_Color=shade, Roughness=0.95, Specular=0.08,
                 Normal=n.bump(n.noise(n.coordinates(), 22, 3, 0.6), 0.006, 0.25))


def slabs(n):
    place = n.position()
    stones = n.add('TexBrick', {'offset': 0.43, 'offset_frequency': 2}, Vector=place, Scale=1.0, Brick_Width=0.95,
                   Row_Height=0.62, Mortar_Size=0.004, Mortar_Smooth=0.4, Color1=(0, 0, 0, 1), Color2=(1, 1, 1, 1),
                   Mortar=(0.5, 0.5, 0.5, 1), Bias=0.0)
    own = n.vector_math('ADD', place, n.vector_math('SCALE', stones.outputs['Color'], 5.0))
    cloud = n.noise(n.warp(n.coordinates(source=own), 2, 0.3, 3), 2.4, 5, 0.6)
    grain = n.noise(n.coordinates(source=own), 60, 3, 0.6)
    colour = n.ramp(cloud, [(0.32, '#6f6252'), (0.5, '#8a7b67'), (0.7, '#a09079')])
    colour = n.mix(n.math('MULTIPLY', stones.outputs['Color'], 0.3), colour, '#776956')
    colour = n.mix(n.ramp(grain, [(0.34, 0.3), (0.48, 0.0)]), colour, '#6d604d')
    colour = n.mix(stones.outputs['Fac'], colour, '#6f6350')
    relief = n.math('SUBTRACT', n.math('MULTIPLY', grain, 0.4), n.math('MULTIPLY', stones.outputs['Fac'], 2.0))
    n.principled(Base_Color=colour, Roughness=0.75, Specular=0.25, Normal=n.bump(relief, 0.002, 0.5))


def sun_through_leaves(stage, floor, side):
    """Low sun past the branches of a tree that only shadows can see."""
    sun = bpy.data.lights.new('sun', 'SUN')
    sun.energy, sun.angle, sun.color = 4.6, math.radians(0.4), (1, .92, .79)
    lamp = bpy.data.objects.new('sun', sun)
    way = Vector((-0.74 * side, 0.66, -0.62)).normalized()
    lamp.rotation_euler = way.to_track_quat('-Z', 'Y').to_euler()
    stage.scene.collection.objects.link(lamp)
    middle = Vector((stage.centre.x + 0.7 * side, stage.high[1], floor + 1.9)) - way * 3.2
    across = way.cross(Vector((0, 0, 1))).normalized()
    up = across.cross(way).normalized()
    vertices, faces = branches(middle, across, up)
    tree = stage.mesh('tree', vertices, faces, flat('leaf', '#000000'))
    tree.visible_camera = tree.visible_glossy = tree.visible_diffuse = False


def branches(middle, across, up):
    """Boughs that reach in from above, twigs hanging from them, leaves in pairs along the twigs."""
    chance = np.random.default_rng(11)
    vertices, faces = [], []

    def blade(root, heading, long, wide):
        along = across * math.cos(heading) + up * math.sin(heading)
        aside = (up * math.cos(heading) - across * math.sin(heading)) * wide
        first = len(vertices)
        belly, tip = root + along * long * .45, root + along * long
        vertices.extend(tuple(place) for place in (root, belly + aside, tip, belly - aside))
        faces.append((first, first + 1, first + 2, first + 3))
        return tip

    def twig(root, heading, steps):
        for _ in range(steps):
            heading += chance.uniform(-0.14, 0.14)
            for turn in (0.75, -0.75):
                lean = heading + turn + chance.uniform(-0.3, 0.3)
                blade(root, lean, chance.uniform(0.08, 0.13), chance.uniform(0.010, 0.017))
            root = blade(root, heading, 0.075, 0.004)

    boughs = ((-2.1, 1.0, -0.15), (-1.9, 1.55, -0.32), (2.3, 1.25, math.pi + 0.3), (-0.4, 1.9, -0.7))
    for start, height, heading in boughs:
        root = middle + across * start + up * height
        for step in range(16):
            heading += chance.uniform(-0.09, 0.07)
            if step > 1:
                twig(root, heading + chance.uniform(-1.2, -0.35), int(chance.integers(4, 10)))
                twig(root, heading + chance.uniform(0.2, 0.9), int(chance.integers(2, 6)))
            root = blade(root, heading, 0.11, 0.011 - step * 0.0005)
    return vertices, faces
