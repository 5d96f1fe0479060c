"""The recipes behind the material names of demo/models/materials.ts. Lengths in metres."""
from nodes import Shader


def apply(name, material, lamp):
    """Gives a Blender material its recipe; False when the house has none of that name."""
    recipe = RECIPES.get(name)
    if recipe is None:
        return False
    shader = Shader(material)
    shader.lamp = lamp
    recipe(shader)
    return True


def marble(base, cloud, pale, dark, rough=(0.10, 0.2), scale=1.0, width=0.022, mask=(0.46, 0.62), seed=0.0):
    def recipe(s):
        offset = (seed, seed * .37, seed * 1.7)
        plain = s.coordinates((1, 1, 1), offset, (0.5, 0.35, 0.6))
        drawn = s.coordinates((1, 2.0, 1.2), offset, (0.4, 0.5, 0.7))
        warped = s.warp(drawn, 1.6 * scale, 0.55 / scale, 5)
        patches = s.ramp(s.noise(plain, 1.3 * scale, 3), [(mask[0], 0.0), (mask[1], 1.0)])
        strong = s.math('POWER', s.vein(warped, 0.9 * scale, width * 1.3, 5, 0.5), 1.2)
        soft = s.math('MULTIPLY', s.math('POWER', s.vein(warped, 0.9 * scale, width * 9, 5, 0.5), 2.0), patches)
        hair = s.math('POWER', s.vein(s.warp(plain, 4 * scale, 0.16 / scale, 4), 2.2 * scale, 0.013, 3), 1.2)
        fine = s.math('MULTIPLY', hair, s.ramp(s.noise(plain, 2.1 * scale, 2), [(0.46, 0.0), (0.6, 0.9)]))
        colour = s.mix(s.ramp(s.noise(warped, 2.2 * scale, 6, 0.6), [(0.3, 0.0), (0.75, 1.0)]), base, cloud)
        colour = s.mix(s.math('MULTIPLY', soft, 0.75), colour, pale)
        colour = s.mix(s.math('MULTIPLY', strong, s.math('MULTIPLY', patches, 0.85)), colour, dark)
        colour = s.mix(fine, colour, pale)
        s.principled(Base_Color=colour, Roughness=s.span(s.noise(plain, 9, 4), *rough), Specular=0.5)
    return recipe


def travertine(s):
    banded = s.coordinates((1, 1, 6))
    tones = [(0.3, '#b79f7d'), (0.5, '#d3c2a7'), (0.75, '#e4d8c4')]
    colour = s.ramp(s.noise(s.warp(banded, 2, .4), 3, 6, .6), tones)
    holes = s.ramp(s.noise(s.coordinates((1, 1, 3.5)), 28, 4, .6), [(0.33, 1.0), (0.37, 0.0)])
    colour = s.mix(s.math('MULTIPLY', holes, .6), colour, '#7a6548')
    s.principled(Base_Color=colour, Roughness=0.5, Normal=s.bump(s.math('SUBTRACT', 1.0, holes), 0.002, 0.8))


def wood(axis, rings, light, dark, pore):
    """`axis`: the way the grain runs on the standing piece: x along it, y up it (Blender's Z), z from front to back."""
    grain = {'x': (0.55, 7, 7), 'y': (7, 7, 0.55), 'z': (7, 0.55, 7)}[axis]

    def along(across, lengthwise):
        return tuple(v * (across if v > 1 else lengthwise) for v in grain)

    def recipe(s):
        warped = s.warp(s.coordinates(along(0.5, 0.5)), 1.1, 0.5, 2)
        ring = s.math('FRACT', s.math('MULTIPLY', s.noise(warped, 0.85, 2, 0.4), 15.0))
        figure = s.math('ABSOLUTE', s.math('SUBTRACT', s.math('MULTIPLY', ring, 2.0), 1.0))
        figure = s.math('POWER', figure, 0.8)
        fibre = s.noise(s.coordinates(along(60, 4.5)), 1.0, 3, 0.65)
        streak = s.noise(s.coordinates(along(4, 1)), 1.0, 4, 0.6)
        colour = s.ramp(figure, list(zip((0.0, 0.5, 1.0), rings)))
        colour = s.mix(s.ramp(streak, [(0.3, 0.0), (0.7, 0.6)]), colour, light)
        colour = s.mix(s.ramp(streak, [(0.28, 0.6), (0.45, 0.0)]), colour, dark)
        pores = s.ramp(fibre, [(0.36, 1.0), (0.44, 0.0)])
        colour = s.mix(s.math('MULTIPLY', pores, 0.55), colour, pore)
        relief = s.math('SUBTRACT', fibre, s.math('MULTIPLY', pores, 0.5))
        s.principled(Base_Color=colour, Roughness=s.span(fibre, 0.46, 0.34), Specular=0.42, Clearcoat=0.12,
                     Clearcoat_Roughness=0.25, Normal=s.bump(relief, 0.0004, 0.3))
    return recipe


def metal(colour, smooth, rough, brushed=True, patina='#6b4c22', patina_amount=0.25):
    def recipe(s):
        place = s.coordinates()
        tone = s.ramp(s.noise(place, 9, 5, 0.6), [(0.45, 0.0), (0.8, patina_amount)])
        inputs = {}
        if brushed:
            inputs['Normal'] = s.bump(s.noise(s.coordinates((40, 40, 1400)), 1.0, 3, 0.6), 0.00012, 0.03)
        s.principled(Base_Color=s.mix(tone, colour, patina), Metallic=1.0,
                     Roughness=s.span(s.noise(place, 22, 5, 0.6), smooth, rough), **inputs)
    return recipe


def boucle(colour, deep, loop=0.0075, height=0.0045):
    def recipe(s):
        place = s.warp(s.coordinates(), 55, 0.010, 2)
        curl = s.noise(place, 1 / loop * 1.9, 3, 0.6, 1.6)
        swell = s.noise(place, 38, 2)
        loops = s.math('SUBTRACT', 1.0, s.cells(place, 1 / loop, 0.35))
        relief = s.math('ADD', loops, s.math('ADD', s.math('MULTIPLY', curl, 0.55), s.math('MULTIPLY', swell, 0.7)))
        yarn = s.noise(place, 1 / loop * 5, 2, 0.6, 2.0)
        tone = s.mix(s.ramp(relief, [(0.5, 1.0), (0.98, 0.0)]), colour, deep)
        tone = s.mix(s.ramp(yarn, [(0.35, 0.22), (0.6, 0.0)]), tone, deep)
        s.principled(Base_Color=tone, Roughness=1.0, Specular=0.08, Sheen=0.6, Sheen_Tint=0.3,
                     Normal=s.bump(yarn, 0.0012, 0.5))
        displacement = s.add('Displacement', Height=relief, Midlevel=1.1, Scale=height)
        s.tree.links.new(displacement.outputs[0], s.out.inputs['Displacement'])
        s.material.cycles.displacement_method = 'DISPLACEMENT'
    return recipe


def velvet(colour, light):
    def recipe(s):
        place = s.coordinates()
        facing = s.add('LayerWeight', Blend=0.35).outputs['Facing']
        nap = s.math('MULTIPLY', s.math('SUBTRACT', s.noise(place, 11, 3, 0.5, 0.8), 0.5), 0.30)
        shine = s.math('ADD', s.math('POWER', facing, 1.4), nap, True)
        s.principled(Base_Color=s.mix(shine, colour, light), Roughness=0.85, Specular=0.1, Sheen=1.0,
                     Sheen_Tint=0.6, Normal=s.bump(s.noise(place, 900, 2), 0.0006, 0.35))
    return recipe


def blown_glass(low, middle, high, shadow, through_share=0.85):
    """Pale colours only: light crosses four walls of a shade and takes the tint each time."""
    def recipe(s):
        place = s.coordinates()
        up = s.add('SeparateXYZ')
        s.tree.links.new(s.position(), up.inputs[0])
        tint = s.ramp(s.math('DIVIDE', up.outputs[2], 0.34), [(0.0, low), (0.4, middle), (1.0, high)])
        body = s.add('BsdfPrincipled', Base_Color=tint, Transmission=1.0, Roughness=0.012, IOR=1.48,
                     Normal=s.bump(s.noise(place, 26, 2), 0.0006, 0.35))
        clear = s.add('BsdfTransparent', Color=shadow)
        path = s.add('LightPath')
        through = s.math('MAXIMUM', path.outputs['Is Shadow Ray'], path.outputs['Is Diffuse Ray'])
        mix = s.add('MixShader')
        s.plug(mix, 0, s.math('MULTIPLY', through, through_share))
        s.tree.links.new(body.outputs[0], mix.inputs[1])
        s.tree.links.new(clear.outputs[0], mix.inputs[2])
        s.finish_with(mix)
    return recipe


def pane(s):
    """Thin flat glass: seen through without bending, with a reflection that grows towards the edges."""
    clear = s.add('BsdfTransparent', Color='#f4f7f4')
    shine = s.add('BsdfGlossy', Color='#ffffff', Roughness=0.02)
    mix = s.add('MixShader')
    grazing = s.math('POWER', s.add('LayerWeight', Blend=0.5).outputs['Facing'], 4.0)
    s.plug(mix, 0, s.math('ADD', s.math('MULTIPLY', grazing, 0.25), 0.015))
    s.tree.links.new(clear.outputs[0], mix.inputs[1])
    s.tree.links.new(shine.outputs[0], mix.inputs[2])
    s.finish_with(mix)


def opal_glass(s):
    facing = s.add('LayerWeight', Blend=0.4).outputs['Facing']
    glow = s.ramp(facing, [(0.0, '#fff0da'), (0.6, '#fbdcae'), (1.0, '#e5a869')])
    s.principled(Base_Color='#e9e2d6', Roughness=0.12, Emission=glow, Emission_Strength=s.lamp)


def bulb(s):
    s.principled(Base_Color='#000000', Emission='#ffe3bf', Emission_Strength=7.0 * s.lamp)


def lit_shade(colour, glow, strength, grain='cloth', shadow=0.4):
    """Cloth, paper or parchment with a lamp behind it: brightest at the height of the bulb, and never quite even."""
    def recipe(s):
        box = s.add('SeparateXYZ')
        s.tree.links.new(s.add('TexCoord').outputs['Generated'], box.inputs[0])
        away = s.math('ABSOLUTE', s.math('SUBTRACT', box.outputs[2], 0.44))
        near = s.ramp(away, [(0.0, 1.0), (0.28, 0.7), (0.58, shadow)])
        if grain == 'cloth':
            weft = s.noise(s.coordinates((26, 26, 620)), 1.0, 3, 0.65)
            warp = s.noise(s.coordinates((520, 520, 9)), 1.0, 2, 0.6)
            body = s.math('ADD', s.math('MULTIPLY', weft, 0.6), s.math('MULTIPLY', warp, 0.4))
            body, relief = s.span(body, 0.72, 1.22), (body, 0.0007, 0.5)
        elif grain == 'paper':
            fibre = s.noise(s.warp(s.coordinates(), 9, 0.05, 3), 38, 5, 0.7, 1.4)
            body, relief = s.span(fibre, 0.84, 1.14), (fibre, 0.0012, 0.4)
        else:
            cloud = s.noise(s.warp(s.coordinates(), 5, 0.12, 3), 7, 5, 0.62, 0.6)
            body, relief = s.span(cloud, 0.66, 1.28), (s.noise(s.coordinates(), 90, 3), 0.0006, 0.3)
        light = s.math('MULTIPLY', s.math('MULTIPLY', near, body), strength * s.lamp)
        s.principled(Base_Color=colour, Roughness=0.9, Specular=0.12, Emission=glow, Emission_Strength=light,
                     Normal=s.bump(*relief))
    return recipe


def alabaster(s):
    """Alabaster with a lamp in it: the light finds the clear parts and stops at the veins."""
    place = s.coordinates((1, 1, 1.6), (0.3, 0, 0), (0.4, 0.3, 0.2))
    warped = s.warp(place, 3.2, 0.16, 4)
    cloud = s.noise(warped, 6.5, 5, 0.6, 0.5)
    vein = s.vein(s.warp(place, 2.2, 0.3, 4), 3.4, 0.03, 4)
    tone = s.ramp(cloud, [(0.3, '#b58450'), (0.5, '#f0cd9a'), (0.72, '#fff0d9')])
    tone = s.mix(s.math('MULTIPLY', vein, 0.62), tone, '#80512a')
    facing = s.ramp(s.add('LayerWeight', Blend=0.42).outputs['Facing'], [(0.0, 1.0), (0.75, 0.72), (1.0, 0.5)])
    s.principled(Base_Color=s.mix(0.5, tone, '#e9dfcf'), Roughness=0.22, Specular=0.4, Clearcoat=0.25,
                 Emission=tone, Emission_Strength=s.math('MULTIPLY', facing, 0.62 * s.lamp))


def ceramic(colour, tone, rough, coat=0.0, speckle=0.8, density=0.66):
    def recipe(s):
        place = s.coordinates()
        body = s.mix(s.ramp(s.noise(place, 7, 4, 0.5), [(0.3, 0.0), (0.75, 0.35)]), colour, tone)
        dots = s.ramp(s.cells(s.warp(place, 60, 0.01), 230.0), [(0.14, 1.0), (0.24, 0.0)])
        some = s.ramp(s.noise(place, 120, 1), [(density - 0.04, 0.0), (density, 1.0)])
        body = s.mix(s.math('MULTIPLY', s.math('MULTIPLY', dots, some), speckle), body, '#4a3524')
        bands = s.math('MULTIPLY', s.noise(s.coordinates((1, 1, 9)), 26, 2), 1.2)
        relief = s.bump(s.math('ADD', s.noise(place, 330, 4, 0.6), bands), 0.0006, 0.4)
        s.principled(Base_Color=body, Roughness=rough, Specular=0.4, Clearcoat=coat, Clearcoat_Roughness=0.08,
                     Normal=relief)
    return recipe


def glaze(colour, pool, rough=0.1):
    """A glossy glaze that gathers darker in the hollows."""
    def recipe(s):
        place = s.coordinates()
        tone = s.mix(s.ramp(s.noise(place, 14, 4, 0.55), [(0.35, 0.0), (0.75, 0.5)]), colour, pool)
        s.principled(Base_Color=tone, Roughness=rough, Specular=0.5, Clearcoat=0.6, Clearcoat_Roughness=0.03,
                     Normal=s.bump(s.noise(place, 16, 2), 0.0022, 0.30))
    return recipe


def flatweave(colour, deep, light):
    """Wool beaten over a warp: ribs of weft a few millimetres high, each yarn a little off in colour."""
    def recipe(s):
        place = s.warp(s.coordinates(), 14, 0.004, 2)
        rib = s.noise(s.coordinates((45, 330, 45), source=place), 1.0, 2, 0.6)
        yarn = s.noise(s.coordinates((260, 420, 260), source=place), 1.0, 2, 0.6)
        bands = s.noise(s.coordinates((1.2, 34, 1)), 1.0, 3, 0.6)
        tone = s.mix(s.ramp(rib, [(0.3, 0.75), (0.55, 0.0)]), colour, deep)
        tone = s.mix(s.ramp(bands, [(0.45, 0.0), (0.7, 0.45)]), tone, light)
        tone = s.mix(s.ramp(yarn, [(0.35, 0.35), (0.55, 0.0)]), tone, deep)
        s.principled(Base_Color=tone, Roughness=1.0, Specular=0.06, Sheen=0.35, Sheen_Tint=0.3,
                     Normal=s.bump(s.math('ADD', rib, s.math('MULTIPLY', yarn, 0.5)), 0.003, 0.8))
    return recipe


def pile(colour, deep, light):
    """A tufted pile: tips of yarn close together, with the shading that feet and the hoover leave."""
    def recipe(s):
        place = s.warp(s.coordinates(), 30, 0.006, 2)
        tips = s.cells(place, 150.0, 0.5)
        fibre = s.noise(place, 420, 3, 0.65)
        strokes = s.noise(s.warp(s.coordinates(), 1.4, 0.5, 2), 2.6, 3, 0.5)
        tone = s.mix(s.ramp(tips, [(0.25, 0.0), (0.8, 0.7)]), colour, deep)
        tone = s.mix(s.ramp(strokes, [(0.42, 0.0), (0.62, 0.4)]), tone, light)
        tone = s.mix(s.ramp(fibre, [(0.35, 0.3), (0.55, 0.0)]), tone, deep)
        relief = s.math('SUBTRACT', s.math('MULTIPLY', fibre, 0.5), tips)
        s.principled(Base_Color=tone, Roughness=1.0, Specular=0.05, Sheen=0.6, Sheen_Tint=0.3,
                     Normal=s.bump(relief, 0.005, 0.7))
    return recipe


def damask(colour, deep):
    """Linen for the table: fine threads both ways, slubs here and there."""
    def recipe(s):
        place = s.coordinates()
        weft = s.noise(s.coordinates((70, 760, 70)), 1.0, 2, 0.6)
        warp = s.noise(s.coordinates((760, 70, 70)), 1.0, 2, 0.6)
        thread = s.math('ADD', weft, warp)
        tone = s.mix(s.ramp(s.math('MULTIPLY', thread, 0.5), [(0.36, 0.75), (0.55, 0.0)]), colour, deep)
        tone = s.mix(s.ramp(s.noise(place, 9, 3), [(0.4, 0.25), (0.65, 0.0)]), tone, deep)
        s.principled(Base_Color=tone, Roughness=0.95, Specular=0.1, Sheen=0.25,
                     Normal=s.bump(thread, 0.0011, 0.6))
    return recipe


def wax(s):
    s.principled(Base_Color='#f3e8d0', Roughness=0.42, Specular=0.35, Subsurface=0.12,
                 Subsurface_Color='#f3d9ae', Subsurface_Radius=(0.01, 0.006, 0.004))


def forged_iron(s):
    """Iron from the hammer, brushed and waxed: shallow facets, blue-black scale, bare metal where it is rubbed."""
    place = s.coordinates()
    facets = s.cells(s.warp(place, 30, 0.006, 2), 70.0, 0.35)
    cloud = s.noise(place, 26, 4, 0.62)
    tone = s.ramp(cloud, [(0.3, '#211f1e'), (0.55, '#3a3734'), (0.78, '#5a554f')])
    s.principled(Base_Color=tone, Metallic=0.92, Roughness=s.span(cloud, 0.38, 0.6),
                 Normal=s.bump(s.math('ADD', facets, s.math('MULTIPLY', cloud, 0.3)), 0.0022, 0.6))


def plain(**inputs):
    return lambda s: s.principled(**inputs)


def linen(colour, deep, light):
    """A plain weave one can see: warp and weft a millimetre and a half apart, slubs here and there."""
    def recipe(s):
        place = s.warp(s.coordinates(), 40, 0.0016, 2)
        warp = s.noise(s.coordinates((640, 60, 60), source=place), 1.0, 2, 0.6)
        weft = s.noise(s.coordinates((60, 640, 640), source=place), 1.0, 2, 0.6)
        thread = s.math('MULTIPLY', s.math('ADD', warp, weft), 0.5)
        cloud = s.noise(s.coordinates(), 5, 3, 0.6)
        tone = s.mix(s.ramp(thread, [(0.36, 0.7), (0.54, 0.0)]), colour, deep)
        tone = s.mix(s.ramp(cloud, [(0.42, 0.0), (0.7, 0.3)]), tone, light)
        relief = s.math('ADD', thread, s.math('MULTIPLY', s.noise(s.coordinates(), 16, 3, 0.6), 1.4))
        s.principled(Base_Color=tone, Roughness=1.0, Specular=0.08, Sheen=0.35, Sheen_Tint=0.4,
                     Normal=s.bump(relief, 0.0016, 0.5))
    return recipe


def leather(colour, deep, light):
    """Full-grain hide, waxed: a fine grain, paler where it is stretched over an edge."""
    def recipe(s):
        place = s.warp(s.coordinates(), 30, 0.004, 2)
        grain = s.cells(place, 420.0, 0.4)
        cloud = s.noise(s.coordinates(), 6, 4, 0.6)
        tone = s.mix(s.ramp(cloud, [(0.35, 0.55), (0.65, 0.0)]), colour, deep)
        tone = s.mix(s.ramp(s.noise(s.coordinates(), 2.4, 3), [(0.5, 0.0), (0.75, 0.35)]), tone, light)
        relief = s.math('ADD', grain, s.math('MULTIPLY', s.noise(s.coordinates(), 14, 3, 0.6), 2.0))
        s.principled(Base_Color=tone, Roughness=s.span(cloud, 0.5, 0.36), Specular=0.4,
                     Normal=s.bump(relief, 0.0012, 0.35))
    return recipe


def cord(colour, deep, light):
    """Twisted cord: short slanting strands and a little fuzz, whichever way it runs."""
    def recipe(s):
        place = s.coordinates()
        strand = s.noise(s.coordinates((260, 260, 260), turn=(0.6, 0.5, 0.4)), 1.0, 2, 0.6, 0.5)
        each = s.noise(place, 34, 2, 0.5)
        tone = s.mix(s.ramp(strand, [(0.38, 0.75), (0.56, 0.0)]), colour, deep)
        tone = s.mix(s.ramp(each, [(0.45, 0.0), (0.7, 0.5)]), tone, light)
        s.principled(Base_Color=tone, Roughness=0.95, Specular=0.15, Sheen=0.2,
                     Normal=s.bump(strand, 0.0014, 0.6))
    return recipe


WALNUT = (('#3a2115', '#5a3722', '#6e4630'), '#7c5238', '#2a160d', '#1e0f08')
OAK = (('#8a6a45', '#a98a61', '#bd9f75'), '#c9ad84', '#7a5a38', '#5c4227')
EBONY = (('#120e0c', '#1d1714', '#2a221d'), '#2f2620', '#0c0908', '#050403')
LARCH = (('#7d4727', '#ab7040', '#be8653'), '#c79160', '#71401f', '#5e351a')
PINE = (('#b98a58', '#d8b185', '#e3c39b'), '#e6caa5', '#a97846', '#8f6236')
BEECH = (('#b28560', '#c89d75', '#d2aa84'), '#d7b391', '#a3764f', '#8d6440')
MAPLE = (('#b08f62', '#cdb086', '#dcc39d'), '#e3cfae', '#a98857', '#8f7048')

RECIPES = {
    'marble_calacatta': marble('#eee9e0', '#d9d2c6', '#a5967f', '#5f574d', width=0.03, mask=(0.40, 0.55), seed=3.3),
    'marble_verde': marble('#16281f', '#2c4a3b', '#7fa08b', '#c9d6c6', (0.08, 0.16), 3.0, 0.016, (0.5, 0.62), 2.0),
    'marble_nero': marble('#100f0e', '#1c1a18', '#8d877e', '#e6e0d6', (0.07, 0.15), 1.8, 0.012, (0.48, 0.6), 5.1),
    'marble_rosso': marble('#4a1f1a', '#6b2f28', '#b98a7c', '#e2cbbf', (0.08, 0.16), 2.4, 0.016, (0.48, 0.6), 7.7),
    'travertine': travertine,
    'walnut_x': wood('x', *WALNUT), 'walnut_y': wood('y', *WALNUT),
    'walnut_z': wood('z', *WALNUT),
    'oak_x': wood('x', *OAK), 'oak_y': wood('y', *OAK),
    'ebony_x': wood('x', *EBONY), 'ebony_y': wood('y', *EBONY),
    'ebony_z': wood('z', *EBONY),
    'brass_brushed': metal('#c8a468', 0.22, 0.34),
    'brass_polished': metal('#d3b070', 0.09, 0.16, False),
    'bronze_dark': metal('#4b3d31', 0.35, 0.5, True, '#2a211a'),
    'iron_forged': forged_iron,
    'chrome': metal('#a9adb2', 0.05, 0.1, False, '#9a9ea3', 0.1),
    'gilt': metal('#d8b673', 0.14, 0.24, False),
    'boucle_ivory': boucle('#efe8db', '#c6b8a2'),
    'boucle_terracotta': boucle('#a5563a', '#6d3320'),
    'boucle_moss': boucle('#74775a', '#484b34'),
    'boucle_charcoal': boucle('#403b36', '#211e1b'),
    'velvet_terracotta': velvet('#6e2f1c', '#c07a58'),
    'velvet_bottle': velvet('#173326', '#5f8a72'),
    'velvet_ochre': velvet('#8a5f22', '#d3a963'),
    'velvet_ink': velvet('#1b2331', '#5d6c86'),
    'glass_amber': blown_glass('#fff6e6', '#fce5bd', '#f3c684', '#f9dcae'),
    'glass_sage': blown_glass('#fafcf6', '#e9f0e0', '#cfdcbf', '#e2ebd8'),
    'glass_smoke': blown_glass('#fdfcfb', '#efedea', '#d8d5d0', '#e9e7e3'),
    'glass_opal': opal_glass,
    'bulb': bulb,
    'ceramic_bone': ceramic('#e7dfd0', '#cbbda5', 0.55),
    'ceramic_sage': ceramic('#8c9583', '#69735f', 0.28, 0.5, 0.6, 0.7),
    'ceramic_rust': ceramic('#8f4b30', '#5e2d1c', 0.5, 0.0, 0.5, 0.7),
    'ceramic_charcoal': ceramic('#35322f', '#211e1c', 0.5, 0.1, 0.2, 0.72),
    'porcelain': glaze('#f1ece3', '#ece6db', 0.09),
    'glaze_sage': glaze('#9aa68f', '#7c8a72'),
    'glaze_terracotta': glaze('#9d5034', '#7a3a24'),
    'mirror': plain(Base_Color='#ecebe7', Metallic=1.0, Roughness=0.0),
    'larch_x': wood('x', *LARCH), 'larch_y': wood('y', *LARCH),
    'pine_x': wood('x', *PINE), 'pine_y': wood('y', *PINE),
    'pine_z': wood('z', *PINE),
    'beech_x': wood('x', *BEECH), 'beech_y': wood('y', *BEECH),
    'beech_z': wood('z', *BEECH),
    'linen_white': linen('#d9d2c5', '#b9b0a0', '#e6e1d6'),
    'linen_flax': linen('#b9a98c', '#8a7a5e', '#cbbda4'),
    'linen_rust': linen('#94482e', '#5f2a19', '#ad654a'),
    'linen_olive': linen('#4b4c34', '#2e2f1e', '#5f6046'),
    'linen_slate': linen('#3b4347', '#22282b', '#525c61'),
    'linen_clay': linen('#8b6a53', '#5f4534', '#a3836b'),
    'leather_cognac': leather('#6d3619', '#45200d', '#8c5130'),
    'leather_bottle': leather('#1d3328', '#0f1d16', '#33513f'),
    'leather_espresso': leather('#33221a', '#1c120d', '#4d382c'),
    'cord_paper': cord('#b89468', '#80603a', '#cfb28a'),
    'rope_sand': cord('#a5916e', '#766546', '#bdac8b'),
    'rope_olive': cord('#5f6246', '#3a3d28', '#787b5c'),
    'rope_graphite': cord('#3a3937', '#1f1e1d', '#53514e'),
    'enamel_sand': plain(Base_Color='#9c8a6c', Roughness=0.42, Specular=0.4),
    'enamel_olive': plain(Base_Color='#565940', Roughness=0.42, Specular=0.4),
    'enamel_graphite': plain(Base_Color='#2b2a29', Roughness=0.42, Specular=0.4),
    'shade_linen': lit_shade('#cdbfa5', '#ffcb8e', 0.44),
    'shade_moss': lit_shade('#484c34', '#8f8a58', 0.16),
    'shade_rust': lit_shade('#6b311b', '#e0763a', 0.2),
    'shade_parchment': lit_shade('#cdb48c', '#ffb76c', 0.42, 'parchment'),
    'shade_paper': lit_shade('#ddd3c1', '#ffd6a2', 0.5, 'paper', 0.45),
    'alabaster_lit': alabaster,
    'enamel_bone': plain(Base_Color='#e2d8c6', Roughness=0.24, Clearcoat=0.5, Clearcoat_Roughness=0.08),
    'enamel_bottle': plain(Base_Color='#14271f', Roughness=0.2, Clearcoat=0.6, Clearcoat_Roughness=0.06),
    'enamel_rust': plain(Base_Color='#7d351e', Roughness=0.24, Clearcoat=0.5, Clearcoat_Roughness=0.08),
    'nickel_satin': metal('#b4aea5', 0.2, 0.3, True, '#8d867b', 0.15),
    'leather_tan': plain(Base_Color='#80502e', Roughness=0.6, Specular=0.3),
    'cord_black': plain(Base_Color='#15120f', Roughness=0.8),
    'lacquer_black': plain(Base_Color='#12100e', Roughness=0.25, Clearcoat=0.6),
    'pane_clear': pane,
    'glass_clear': blown_glass('#ffffff', '#ffffff', '#fefefe', '#ffffff', 0.97),
    'silver_polished': metal('#cfccc6', 0.07, 0.14, False, '#a39c90', 0.18),
    'maple_x': wood('x', *MAPLE), 'maple_y': wood('y', *MAPLE),
    'wax_ivory': wax,
    'wick': plain(Base_Color='#211b16', Roughness=1.0),
    'lacquer_oxblood': plain(Base_Color='#3f0f0d', Roughness=0.14, Clearcoat=0.9, Clearcoat_Roughness=0.04),
    'lacquer_petrol': plain(Base_Color='#0e2c33', Roughness=0.14, Clearcoat=0.9, Clearcoat_Roughness=0.04),
    'damask_white': damask('#efebe3', '#d3ccbd'),
    'damask_flax': damask('#c9bda7', '#9c8c72'),
    'wool_ivory': flatweave('#e6dcc8', '#b7a688', '#f2ead9'),
    'wool_sand': flatweave('#bfae94', '#8d7c63', '#d2c3aa'),
    'wool_ochre': flatweave('#9a7440', '#6a4a22', '#b08a54'),
    'wool_rust': flatweave('#7f4631', '#532a1c', '#955b44'),
    'wool_moss': flatweave('#585b47', '#373a2b', '#6c6f5a'),
    'wool_indigo': flatweave('#22314a', '#121b2b', '#35486a'),
    'wool_charcoal': flatweave('#35312c', '#1d1a17', '#4a453e'),
    'pile_ivory': pile('#e8dfce', '#b9aa8f', '#f3ecdf'),
    'pile_sand': pile('#bcac94', '#8b7b64', '#cfc1aa'),
    'pile_rust': pile('#7d4835', '#50291c', '#946050'),
    'pile_moss': pile('#64674f', '#3f4231', '#797c64'),
}
