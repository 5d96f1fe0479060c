"""Noise filter for Blender builds without a denoiser: two half-sample pictures of one scene, guided by
albedo, normal and depth, smoothed level by level (an a-trous filter on log radiance without albedo)."""
from concurrent.futures import ThreadPoolExecutor
import numpy as np

KERNEL = np.array([1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16], np.float32)
TOLERANCE = {'colour': 1.6, 'albedo': 0.035, 'normal': 0.18, 'depth': 0.03}
LEVELS = 5


def denoise(first, second, threads):
    """`first`, `second`: dictionaries of pass name -> float32 height x width x 3. Returns linear RGB."""
    albedo = np.maximum((first['DenoisingAlbedo'] + second['DenoisingAlbedo']) / 2, 0.04)
    encode = lambda light: np.log1p(np.minimum(light / albedo, 60))
    one, two = encode(first['Image']), encode(second['Image'])
    colour = ((one + two) / 2).astype(np.float32)
    variance = (blur(((one - two) / 2) ** 2, 3).mean(-1, keepdims=True) + 1e-7).astype(np.float32)
    guide, weight = guides(first, second)
    for level in range(LEVELS):
        colour, variance = smooth(colour, variance, guide, weight, 1 << level, threads)
    return calm_edges(np.expm1(colour) * albedo, first, second)


def guides(first, second):
    """The features and how much each may differ: a feature that is itself noisy counts less, so that
    silhouettes and blurred edges can be averaged along the edge."""
    depth = {id(half): half['DenoisingDepth'][..., :1] for half in (first, second)}
    middle = float(np.median((depth[id(first)] + depth[id(second)]) / 2)) + 1e-6
    passes = [('DenoisingAlbedo', 'albedo'), ('DenoisingNormal', 'normal')]
    features = [(first[name], second[name], TOLERANCE[key]) for name, key in passes]
    features.append((depth[id(first)] / middle, depth[id(second)] / middle, TOLERANCE['depth']))
    guide = np.concatenate([(a + b) / 2 for a, b, _ in features], -1).astype(np.float32)
    weight = np.concatenate([
        np.repeat(1 / (limit ** 2 + 3 * blur(((a - b) / 2) ** 2, 1).sum(-1, keepdims=True)), a.shape[-1], -1)
        for a, b, limit in features], -1).astype(np.float32)
    return guide, weight


def smooth(colour, variance, guide, weight, step, threads):
    height, width = colour.shape[:2]
    pad = 2 * step
    spread = np.sqrt(blur(variance, 1))
    framed = [np.pad(x, ((pad, pad), (pad, pad), (0, 0)), 'reflect') for x in (colour, guide, variance)]

    def band(top, bottom):
        rows = bottom - top
        total = np.zeros((rows, width, 3), np.float32)
        noise = np.zeros((rows, width, 1), np.float32)
        weights = np.zeros((rows, width, 1), np.float32)
        here, features, limits = colour[top:bottom], guide[top:bottom], weight[top:bottom]
        scale = TOLERANCE['colour'] * spread[top:bottom] * 3 + 1e-5
        for i in range(5):
            for j in range(5):
                y, x = top + i * step, j * step
                there, other, uncertain = [f[y:y + rows, x:x + width] for f in framed]
                apart = other - features
                distance = np.einsum('ijk,ijk,ijk->ij', apart, apart, limits)[..., None]
                distance = distance + np.abs(there - here).max(-1, keepdims=True) / scale
                share = np.exp(-distance) * (KERNEL[i] * KERNEL[j])
                total += there * share
                noise += uncertain * share * share
                weights += share
        return total / weights, noise / (weights * weights)

    bands = [(height * k // 8, height * (k + 1) // 8) for k in range(8)]
    with ThreadPoolExecutor(threads) as pool:
        results = list(pool.map(lambda edges: band(*edges), bands))
    return np.concatenate([r[0] for r in results]), np.concatenate([r[1] for r in results])


def calm_edges(light, first, second):
    """Silhouette pixels are unlike all their neighbours and stay noisy: the lone bright or dark ones among
    them take the median of their surroundings, which ends the dotted fringe."""
    edge = blur(np.abs(first['DenoisingAlbedo'] - second['DenoisingAlbedo']).max(-1, keepdims=True), 1)
    edge = edge + blur(np.abs(first['DenoisingNormal'] - second['DenoisingNormal']).max(-1, keepdims=True), 1)
    framed = np.pad(light, ((1, 1), (1, 1), (0, 0)), 'edge')
    height, width = light.shape[:2]
    around = np.stack([framed[i:i + height, j:j + width] for i in range(3) for j in range(3)])
    order = np.sort(around, axis=0)
    low, high, middle = order[2], order[6], order[4]
    lone = ((light < low) | (light > high)).any(-1, keepdims=True) & (edge > 0.02)
    return np.where(lone, np.clip(light, low, high) * 0.4 + middle * 0.6, light)


def blur(image, radius=1):
    """Mean over a square of 2 x radius + 1 pixels."""
    framed = np.pad(image, ((radius, radius), (radius, radius)) + ((0, 0),) * (image.ndim - 2), 'edge')
    size = 2 * radius + 1
    height, width = image.shape[:2]
    rows = sum(framed[i:i + height] for i in range(size))
    return sum(rows[:, i:i + width] for i in range(size)) / (size * size)
