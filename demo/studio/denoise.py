"""Noise filter for Blender builds without a denoiser: the network of Open Image Denoise, which is told the
albedo and the normal of each pixel beside its light."""
from concurrent.futures import ThreadPoolExecutor
import numpy as np
from network import Network, read_weights


def denoise(passes, weights, threads):
    """`passes`: pass name -> float32 height x width x 3; `weights`: a file. Returns linear RGB."""
    light = np.maximum(np.nan_to_num(passes['Image']), 0)
    scale = exposure(light)
    albedo = np.clip(passes['DenoisingAlbedo'], 0, 1)
    normal = np.clip(passes['DenoisingNormal'], -1, 1) * 0.5 + 0.5
    planes = np.concatenate([squeeze(light * scale) / PEAK, albedo, normal], -1).astype(np.float32)
    height, width = light.shape[:2]
    planes = np.pad(planes, ((0, -height % 16), (0, -width % 16), (0, 0)), 'reflect')
    with ThreadPoolExecutor(threads) as pool:
        network = Network(read_weights(weights), pool)
        clean = network.run(np.ascontiguousarray(planes.transpose(2, 0, 1)))
    clean = clean.transpose(1, 2, 0)[:height, :width]
    return (unsqueeze(np.minimum(clean, 1) * PEAK) / scale).astype(np.float32)


def exposure(light):
    """What brings the middle of the picture to 18 per cent grey: a mean of logarithms over blocks of 16."""
    luminance = light @ np.array([0.212671, 0.715160, 0.072169], np.float32)
    height, width = luminance.shape
    blocks = luminance[:height - height % 16, :width - width % 16]
    blocks = blocks.reshape(height // 16, 16, width // 16, 16).mean((1, 3))
    blocks = blocks[blocks > 1e-8]
    return 0.18 / float(np.exp2(np.log2(blocks).mean())) if blocks.size else 1.0


def squeeze(light):
    """The perceptually even curve the network was trained on: straight, then a power, then a logarithm."""
    power = 1.64593172 * np.maximum(light, 1e-9) ** 4.31384981e-1 - 2.94139609e-3
    logarithm = 1.92653254e-1 * np.log(light + 6.26026094e-3) + 9.98620152e-1
    return np.where(light <= 1.57945760e-6, 1.41283765e+3 * light, np.where(light <= 3.22087631e-2, power, logarithm))


def unsqueeze(level):
    power = (np.maximum(level + 2.94139609e-3, 0) / 1.64593172) ** (1 / 4.31384981e-1)
    logarithm = np.exp((level - 9.98620152e-1) / 1.92653254e-1) - 6.26026094e-3
    return np.where(level <= 2.23151711e-3, level / 1.41283765e+3, np.where(level <= 3.70974749e-1, power, logarithm))


PEAK = float(squeeze(np.float64(65504)))
