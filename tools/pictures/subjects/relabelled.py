"""Variants of other subjects, listed in variants.json: the same scene with another label and other colours, or seen from another side."""

import json
from mathutils import Matrix
from .registry import *

CAMERA = ('az', 'elev', 'frame', 'quality')


def turn(degrees):
    """Turn everything on the table; light, camera and wall stay where they are."""
    m = Matrix.Rotation(math.radians(degrees), 4, 'Z')
    bpy.context.view_layer.update()
    for o in bpy.context.scene.objects:
        if o.parent is None and o.matrix_world.translation.z > -10:
            o.matrix_world = m @ o.matrix_world


def variant(name, base, fr, en, products, ground, options):
    """Register the scene of another subject with some of its settings replaced."""
    b = SUBJECTS[base]

    def build():
        CONFIG.update(
            label=name if b.label else None, paint=options.get('paint', {}), without=options.get('without', []), placed=0
        )
        try:
            R.seed(options.get('seed', 7))
            b.build()
            turn(options.get('turn', 0))
        finally:
            CONFIG.update(label=None, paint={}, without=[])

    camera = dict(b.camera, ground=GROUND[ground], **{k: options[k] for k in CAMERA if k in options})
    cats = options.get('categories', ' '.join(b.cats)).split()
    SUBJECTS[name] = Subject(build, camera, fr, en, cats, products.split('|'), b.label)


with open(os.path.join(os.path.dirname(__file__), '..', 'variants.json'), encoding='utf-8') as f:
    for row in json.load(f):
        variant(*row)
