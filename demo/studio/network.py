"""The network of Open Image Denoise in numpy: a U-Net of 3 x 3 convolutions. Every value in it is
channels x height x width, float32."""
import struct
import numpy as np

# Columns of one matrix product: few enough for the processor's cache.
STRIP = 2048


def read_weights(path):
    """Tensor name -> array, from a TZA file: header, data, and a table that tells where what lies."""
    with open(path, 'rb') as file:
        data = file.read()
    magic, version, _, table = struct.unpack_from('<HBBQ', data)
    if (magic, version) != (0x41D7, 2):
        raise SystemExit(f'{path} holds no weights of version 2')
    (count,) = struct.unpack_from('<I', data, table)
    place, tensors = table + 4, {}
    for _ in range(count):
        (length,) = struct.unpack_from('<H', data, place)
        name = data[place + 2:place + 2 + length].decode()
        place += 2 + length
        rank = data[place]
        shape = struct.unpack_from(f'<{rank}I', data, place + 1)
        kind, offset = struct.unpack_from('<cQ', data, place + 1 + 5 * rank)
        place += 10 + 5 * rank
        values = np.frombuffer(data, {b'f': '<f4', b'h': '<f2'}[kind], int(np.prod(shape)), offset)
        tensors[name] = values.astype(np.float32).reshape(shape)
    return tensors


class Network:
    def __init__(self, weights, pool):
        self.weights, self.pool = weights, pool

    def run(self, picture):
        """Colour, albedo and normal (nine channels, sides a multiple of 16) -> colour."""
        one = halve(self.conv('enc_conv1', self.conv('enc_conv0', picture)))
        two = halve(self.conv('enc_conv2', one))
        three = halve(self.conv('enc_conv3', two))
        four = halve(self.conv('enc_conv4', three))
        x = self.conv('enc_conv5b', self.conv('enc_conv5a', four))
        for level, skipped in ((4, three), (3, two), (2, one), (1, picture)):
            x = np.concatenate([x.repeat(2, 1).repeat(2, 2), skipped])
            x = self.conv(f'dec_conv{level}b', self.conv(f'dec_conv{level}a', x))
        return self.conv('dec_conv0', x)

    def conv(self, name, x):
        """Framed with zeros and laid out in one line, a neighbour is always the same distance away, so that
        a strip of the result is one matrix product. Each line ends in two columns that are dropped."""
        kernel, bias = self.weights[name + '.weight'], self.weights[name + '.bias'][:, None]
        matrix = np.ascontiguousarray(kernel.transpose(0, 2, 3, 1).reshape(len(kernel), -1))
        channels, height, width = x.shape
        row = width + 2
        framed = np.zeros((channels, height + 3, row), np.float32)
        framed[:, 1:height + 1, 1:width + 1] = x
        line = framed.reshape(channels, -1)
        shifts = [y * row + x for y in range(3) for x in range(3)]
        result = np.empty((len(kernel), height * row), np.float32)

        def strip(start):
            end = min(start + STRIP, height * row)
            around = np.concatenate([line[:, start + shift:end + shift] for shift in shifts])
            part = matrix @ around
            part += bias
            np.maximum(part, 0, out=result[:, start:end])

        list(self.pool.map(strip, range(0, height * row, STRIP)))
        return result.reshape(-1, height, row)[:, :, :width]


def halve(x):
    """The largest of each 2 x 2 pixels."""
    x = np.maximum(x[:, :, 0::2], x[:, :, 1::2])
    return np.maximum(x[:, 0::2], x[:, 1::2])
