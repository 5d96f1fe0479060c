"""A short way of writing Blender shader nodes: every method adds a node and gives back its output."""
import bpy


def linear(colour):
    """'#rrggbb' as written on screen -> linear RGBA as Blender wants it."""
    digits = colour.lstrip('#')
    channels = [int(digits[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple([c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels] + [1.0])


class Shader:
    def __init__(self, material):
        material.use_nodes = True
        self.material = material
        self.tree = material.node_tree
        self.tree.nodes.clear()
        self.out = self.tree.nodes.new('ShaderNodeOutputMaterial')

    def add(self, kind, settings=None, **inputs):
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in (settings or {}).items():
            setattr(node, key, value)
        for key, value in inputs.items():
            self.plug(node, key.replace('_', ' '), value)
        return node

    def plug(self, node, key, value):
        socket = node.inputs[key]
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, bpy.types.Node):
            self.tree.links.new(value.outputs[0], socket)
        elif isinstance(value, str):
            socket.default_value = linear(value)
        else:
            socket.default_value = value

    def position(self):
        return self.add('TexCoord').outputs['Object']

    def coordinates(self, scale=(1, 1, 1), offset=(0, 0, 0), turn=(0, 0, 0), source=None):
        mapping = self.add('Mapping')
        self.plug(mapping, 0, source or self.position())
        mapping.inputs['Scale'].default_value = scale
        mapping.inputs['Location'].default_value = offset
        mapping.inputs['Rotation'].default_value = turn
        return mapping.outputs[0]

    def noise(self, vector, scale, detail=4, rough=0.5, distortion=0.0, colour=False):
        node = self.add('TexNoise', Vector=vector, Scale=scale, Detail=detail, Roughness=rough, Distortion=distortion)
        return node.outputs[1 if colour else 0]

    def cells(self, vector, scale, smooth=None):
        node = self.add('TexVoronoi', {'feature': 'SMOOTH_F1'} if smooth else None, Vector=vector, Scale=scale)
        if smooth:
            self.plug(node, 'Smoothness', smooth)
        return node.outputs['Distance']

    def math(self, operation, a, b=0.0, clamp=False):
        node = self.add('Math', {'operation': operation, 'use_clamp': clamp})
        self.plug(node, 0, a)
        self.plug(node, 1, b)
        return node.outputs[0]

    def vector_math(self, operation, a, b):
        node = self.add('VectorMath', {'operation': operation})
        self.plug(node, 0, a)
        self.plug(node, 3 if operation == 'SCALE' else 1, b)
        return node.outputs['Value' if operation == 'DOT_PRODUCT' else 'Vector']

    def ramp(self, factor, stops):
        node = self.add('ValToRGB')
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (place, colour) in zip(elements, stops):
            element.position = place
            element.color = linear(colour) if isinstance(colour, str) else (colour, colour, colour, 1)
        self.plug(node, 0, factor)
        return node.outputs[0]

    def span(self, factor, low, high):
        node = self.add('MapRange')
        self.plug(node, 0, factor)
        self.plug(node, 3, low)
        self.plug(node, 4, high)
        return node.outputs[0]

    def mix(self, factor, a, b):
        node = self.add('MixRGB')
        self.plug(node, 0, factor)
        self.plug(node, 1, a)
        self.plug(node, 2, b)
        return node.outputs[0]

    def bump(self, height, distance, strength=1.0):
        return self.add('Bump', Height=height, Distance=distance, Strength=strength).outputs[0]

    def warp(self, vector, scale, amount, detail=3):
        wave = self.noise(vector, scale, detail, colour=True)
        offset = self.vector_math('SUBTRACT', wave, (0.5, 0.5, 0.5))
        return self.vector_math('ADD', vector, self.vector_math('SCALE', offset, amount))

    def vein(self, vector, scale, width, detail=6, rough=0.55):
        """1 in the middle of a vein, falling to 0 at `width`."""
        field = self.noise(vector, scale, detail, rough)
        distance = self.math('ABSOLUTE', self.math('SUBTRACT', field, 0.5))
        return self.math('SUBTRACT', 1.0, self.math('DIVIDE', distance, width), True)

    def principled(self, **inputs):
        node = self.add('BsdfPrincipled', **inputs)
        self.tree.links.new(node.outputs[0], self.out.inputs[0])
        return node

    def finish_with(self, node):
        self.tree.links.new(node.outputs[0], self.out.inputs[0])
