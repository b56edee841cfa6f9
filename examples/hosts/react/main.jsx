import { createRoot } from 'react-dom/client';
import { BallLesson } from './BallLesson.jsx';

createRoot(document.getElementById('app')).render(<BallLesson />);
