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
    sun.energy, sun.angle, sun.color = 4.6, math.radians(0.4), (1, .9, .74)
    lamp = bpy.data.objects.new('sun', sun)
    way = Vector((-0.74 * side, 0.66, -0.62)).normalized()
    lamp.rotation_euler = way.to_track_quat('-Z', 'Y').to_euler()
    stage.scene.collection.objects.link(lamp)
    middle = Vector((stage.centre.x - 0.5 * side, stage.high[1], floor + 1.7)) - way * 3.2
    across = way.cross(Vector((0, 0, 1))).normalized()
    up = across.cross(way).normalized()
    vertices, faces = branches(middle, across, up)
    tree = stage.mesh('tree', vertices, faces, flat('leaf', '#000000'))
    tree.visible_camera = tree.visible_glossy = tree.visible_diffuse = False


def branches(middle, across, up):
    """Leaves in pairs along hanging twigs, each a narrow rhombus turned its own way."""
    chance = np.random.default_rng(7)
    vertices, faces = [], []
    for _ in range(46):
        root = middle + across * chance.uniform(-2.4, 2.4) + up * chance.uniform(0.1, 1.5)
        heading = chance.uniform(-2.3, -0.8)
        for step in range(15):
            heading += chance.uniform(-0.16, 0.16)
            root = root + (across * math.cos(heading) + up * math.sin(heading)) * 0.05
            for turn in (heading + 0.7, heading - 0.7):
                lean = turn + chance.uniform(-0.3, 0.3)
                along = across * math.cos(lean) + up * math.sin(lean)
                wide = (up * math.cos(lean) - across * math.sin(lean)) * chance.uniform(0.012, 0.02)
                long = chance.uniform(0.09, 0.14)
                first = len(vertices)
                vertices += [tuple(root), tuple(root + along * long * .45 + wide), tuple(root + along * long),
                             tuple(root + along * long * .45 - wide)]
                faces.append((first, first + 1, first + 2, first + 3))
    return vertices, faces
